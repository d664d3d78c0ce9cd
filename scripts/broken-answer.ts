import type { IncomingMessage, ServerResponse } from 'node:http';

/** Aborts the answer to the browser if the upstream answer breaks off; otherwise the browser waits for the rest. */
export const breakOffToo = (answer: IncomingMessage, _req: unknown, res: ServerResponse): void => {
  answer.once('close', () => {
    if (!answer.complete) res.destroy();
  });
};
