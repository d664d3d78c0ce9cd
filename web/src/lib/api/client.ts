import type { ApiFetcher } from '@ts-rest/core';
import { checkedBody, readAnswer } from './answer';
import { requireAllRows } from './broken-rows';
import { encodedPath, paramsIn } from './path';
import { queryString } from './query-string';
import { request } from './request';

/** ts-rest encodes the query, so the last question mark starts it. */
const withoutQuery = (path: string, query: unknown): string =>
  Object.values(query ?? {}).some((value) => value !== undefined)
    ? path.slice(0, path.lastIndexOf('?'))
    : path;

export const apiFetch: ApiFetcher = async ({
  route,
  path,
  method,
  headers,
  body,
  rawQuery,
  fetchOptions,
}) => {
  const pathname = withoutQuery(path, rawQuery);
  const received = await request(`${encodedPath(route, pathname)}${queryString(rawQuery)}`, {
    method,
    headers: { accept: 'application/json', ...headers },
    body,
    signal: fetchOptions?.signal,
  });
  const answer = { ...received, route };
  const read = checkedBody(answer, await readAnswer(answer), route, paramsIn(route, pathname)[0]);
  return { status: answer.response.status, headers: answer.response.headers, body: read };
};

export const clientOptions = { baseUrl: '', api: apiFetch };

type Success<Answer extends { status: number }> = Extract<Answer, { status: 200 | 201 | 204 }>;

const isSuccess = <Answer extends { status: number }>(answer: Answer): answer is Success<Answer> =>
  answer.status === 200 || answer.status === 201 || answer.status === 204;

/** May lack broken rows, for a list that names them. Other answers were thrown as an ApiError. */
export async function unwrapPartial<Answer extends { status: number; body: unknown }>(
  call: Promise<Answer>,
): Promise<Success<Answer>['body']> {
  const answer = await call;
  if (isSuccess(answer)) return answer.body;
  throw new TypeError(`Nothing is promised with status ${answer.status}`);
}

export const unwrap: typeof unwrapPartial = async (call) => requireAllRows(await unwrapPartial(call));

/** `select` of the query hooks: the cache holds { status, body, headers }. */
export const selectBody = <Body>({ body }: { body: Body }): Body => requireAllRows(body);

export const selectData = <Data>({ body }: { body: { data: Data } }): Data => requireAllRows(body).data;

/** For lists that name their broken rows with `BrokenRowsNote`. */
export const selectPartialBody = <Body>({ body }: { body: Body }): Body => body;

export const selectPartialData = <Data>({ body }: { body: { data: Data } }): Data => body.data;
