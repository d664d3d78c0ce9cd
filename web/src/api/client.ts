import type { ApiFetcher } from '@ts-rest/core';
import { readAnswer } from './answer';
import { queryString } from './query-string';
import { request } from './request';

/** How every ts-rest client and hook of this app calls the bank. */
export const bankFetch: ApiFetcher = async ({ path, method, headers, body, rawQuery, fetchOptions }) => {
  const [pathname = path] = path.split('?');
  const answer = await request(`${pathname}${queryString(rawQuery)}`, {
    method,
    headers: { accept: 'application/json', ...headers },
    body,
    signal: fetchOptions?.signal,
  });
  const { status, headers: received } = answer.response;
  return { status, headers: received, body: await readAnswer(answer) };
};

/** For `initTsrReactQuery(router, clientOptions)`, once for each router: in `api/clients`. */
export const clientOptions = { baseUrl: '', api: bankFetch };

type Success<Answer extends { status: number }> = Extract<Answer, { status: 200 | 201 | 204 }>;

const isSuccess = <Answer extends { status: number }>(answer: Answer): answer is Success<Answer> =>
  answer.status === 200 || answer.status === 201 || answer.status === 204;

/**
 * The body of a call that went well, `undefined` where it has none; every other answer has already been thrown as an
 * ApiError.
 */
export async function ok<Answer extends { status: number; body: unknown }>(
  call: Promise<Answer>,
): Promise<Success<Answer>['body']> {
  const answer = await call;
  if (isSuccess(answer)) return answer.body;
  throw new TypeError(`Nothing is promised with status ${answer.status}`);
}

/**
 * What the cache holds of a read is its whole answer: { status, body, headers }. For the `select` of the hooks, which
 * then answer the body alone.
 */
export const bodyOf = <Body>({ body }: { body: Body }): Body => body;

/** The same of what the bank answers as `{ data }`: its lists. */
export const dataOf = <Data>({ body }: { body: { data: Data } }): Data => body.data;
