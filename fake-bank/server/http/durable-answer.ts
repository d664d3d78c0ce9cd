import type { Response } from 'express';
import { Refusal } from '../../ground/refusal/refusal';
import type { Store } from '../../ground/store/store';
import { answerRefusal } from './errors';

/** What a call did itself is kept by the time it answers: that it was not done is for nobody to say. */
const isDone = ({ req, statusCode }: Response): boolean => req.method !== 'GET' && statusCode < 400;

/**
 * No answer, of a read neither, says what a power cut could still take back: it waits for the newest commit that it
 * saw. Where that one, somebody else's, is undone, the answer may tell of it: a read is refused, and whoever did
 * something has to look at what came of it.
 */
export function answerWhenDurable(res: Response, store: Store): void {
  const end = res.end.bind(res);
  const wait = (...answer: Parameters<typeof end>): Response => {
    const { pending } = store;
    if (!pending || res.headersSent) return end(...answer);
    pending.then(
      () => end(...answer),
      () => {
        Object.assign(res, { end });
        for (const name of ['Content-Disposition', 'Content-Type', 'ETag', 'Location', 'Set-Cookie']) {
          res.removeHeader(name);
        }
        answerRefusal(res, new Refusal(isDone(res) ? 'CZ_TIMEOUT' : 'CZ_UNAVAILABLE'));
      },
    );
    return res;
  };
  Object.assign(res, { end: wait });
}
