import type { Response } from 'express';
import { DomainError } from '#bank/core/errors/domain-error';
import type { Store } from '#bank/core/storage/store';
import { answerDomainError } from './errors';
import { isMutation } from './guards';

const isGranted = ({ statusCode }: Response): boolean => statusCode < 400;

const isSuccessfulMutation = (res: Response): boolean => isMutation(res.req) && isGranted(res);

const isRead = (res: Response): boolean => !isMutation(res.req) && isGranted(res);

const RESPONSE_HEADERS = ['Content-Disposition', 'Content-Type', 'ETag', 'Location', 'Set-Cookie'];

/**
 * Delays each response until the newest commit it saw is on disk. If that commit is rolled back, a read fails,
 * and a mutation gets CZ_TIMEOUT, because its own commit is on disk.
 */
export function answerWhenDurable(res: Response, store: Store): void {
  const end = res.end.bind(res);
  const { rollbackCount } = store;
  const refuse = () => {
    Object.assign(res, { end });
    for (const name of RESPONSE_HEADERS) res.removeHeader(name);
    answerDomainError(res, new DomainError(isSuccessfulMutation(res) ? 'CZ_TIMEOUT' : 'CZ_UNAVAILABLE'));
  };
  const wait = (...answer: Parameters<typeof end>): Response => {
    if (res.headersSent) return end(...answer);
    const { pending } = store;
    if (store.rollbackCount !== rollbackCount && isRead(res)) refuse();
    else if (pending) pending.then(() => end(...answer), refuse);
    else return end(...answer);
    return res;
  };
  Object.assign(res, { end: wait });
}
