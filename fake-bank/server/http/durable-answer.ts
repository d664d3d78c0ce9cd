import type { Response } from 'express';
import { DomainError } from '#bank/core/errors/domain-error';
import type { Store } from '#bank/core/storage/store';
import { answerDomainError } from './errors';
import { isMutation } from './guards';

const isGranted = ({ statusCode }: Response): boolean => statusCode < 400;

/** What a call did itself is kept by the time it answers: that it was not done is for nobody to say. */
const isDone = (res: Response): boolean => isMutation(res.req) && isGranted(res);

/** What a read in several turns has seen may have been taken back by the time it answers. */
const isRead = (res: Response): boolean => !isMutation(res.req) && isGranted(res);

/** What the place of a refusal must not say of the answer that it takes. */
const ANSWERED = ['Content-Disposition', 'Content-Type', 'ETag', 'Location', 'Set-Cookie'];

/**
 * No answer, of a read neither, says what a power cut could still take back: it waits for the newest commit that it
 * saw. Where that one, somebody else's, is undone, the answer may tell of it: a read is refused, and whoever did
 * something has to look at what came of it. So is a read in whose course it was undone: it may have seen it before.
 */
export function answerWhenDurable(res: Response, store: Store): void {
  const end = res.end.bind(res);
  const { timesTakenBack } = store;
  const refuse = () => {
    Object.assign(res, { end });
    for (const name of ANSWERED) res.removeHeader(name);
    answerDomainError(res, new DomainError(isDone(res) ? 'CZ_TIMEOUT' : 'CZ_UNAVAILABLE'));
  };
  const wait = (...answer: Parameters<typeof end>): Response => {
    if (res.headersSent) return end(...answer);
    const { pending } = store;
    if (store.timesTakenBack !== timesTakenBack && isRead(res)) refuse();
    else if (pending) pending.then(() => end(...answer), refuse);
    else return end(...answer);
    return res;
  };
  Object.assign(res, { end: wait });
}
