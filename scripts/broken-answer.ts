import type { IncomingMessage, ServerResponse } from 'node:http';

/** Aborts the client's answer with the upstream one; otherwise a browser waits for the rest. */
export const breakOffToo = (answer: IncomingMessage, _req: unknown, res: ServerResponse): void => {
  answer.once('close', () => {
    if (!answer.complete) res.destroy();
  });
};
