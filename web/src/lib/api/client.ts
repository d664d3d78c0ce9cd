import type { ApiFetcher, AppRoute } from '@ts-rest/core';
import { checkPromised, readAnswer } from './answer';
import { encodedPath } from './path';
import { queryString } from './query-string';
import { request } from './request';

/** ts-rest has encoded the query, if there is one: its question mark is the last. */
const withoutQuery = (path: string, query: unknown): string =>
  Object.values(query ?? {}).some((value) => value !== undefined)
    ? path.slice(0, path.lastIndexOf('?'))
    : path;

/** The schema of an answer. One with another success status is held to what a success promises. */
const promisedOf = ({ responses }: AppRoute, status: number) =>
  responses[status] ?? responses[200] ?? responses[201];

/** How every ts-rest client and hook of this app calls the bank. What it answers is what the contract promises. */
export const apiFetch: ApiFetcher = async ({
  route,
  path,
  method,
  headers,
  body,
  rawQuery,
  fetchOptions,
}) => {
  const pathname = encodedPath(route, withoutQuery(path, rawQuery));
  const answer = await request(`${pathname}${queryString(rawQuery)}`, {
    method,
    headers: { accept: 'application/json', ...headers },
    body,
    signal: fetchOptions?.signal,
  });
  const { status, headers: received } = answer.response;
  const read = await readAnswer(answer);
  checkPromised(answer, read, promisedOf(route, status));
  return { status, headers: received, body: read };
};

/** For `initTsrReactQuery(router, clientOptions)`, once for each router: in `api/clients`. */
export const clientOptions = { baseUrl: '', api: apiFetch };

type Success<Answer extends { status: number }> = Extract<Answer, { status: 200 | 201 | 204 }>;

const isSuccess = <Answer extends { status: number }>(answer: Answer): answer is Success<Answer> =>
  answer.status === 200 || answer.status === 201 || answer.status === 204;

/**
 * The body of a call that went well, `undefined` where it has none; every other answer has already been thrown as an
 * ApiError.
 */
export async function unwrap<Answer extends { status: number; body: unknown }>(
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
export const selectBody = <Body>({ body }: { body: Body }): Body => body;

/** The same of what the bank answers as `{ data }`: its lists. */
export const selectData = <Data>({ body }: { body: { data: Data } }): Data => body.data;
