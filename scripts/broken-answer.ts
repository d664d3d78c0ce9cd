import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Proxy hook: aborts the client's answer if the upstream one is aborted; otherwise a browser waits for the
 * rest.
 */
export const breakOffToo = (answer: IncomingMessage, _req: unknown, res: ServerResponse): void => {
  answer.once('close', () => {
    if (!answer.complete) res.destroy();
  });
};
