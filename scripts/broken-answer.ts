import type { IncomingMessage, ServerResponse } from 'node:http';

/** For a proxy: an answer that breaks off behind it breaks off before it too, where a browser would wait for its rest. */
export const breakOffToo = (answer: IncomingMessage, _req: unknown, res: ServerResponse): void => {
  answer.once('close', () => {
    if (!answer.complete) res.destroy();
  });
};
