import type { ApiFetcher } from '@ts-rest/core';
import { requireAllRows } from './broken-rows';
import { encodePath, paramsIn } from './path';
import { queryString } from './query-string';
import { request } from './request';
import { checkBody, readBody } from './response-body';

/** Removes the query. ts-rest encodes it, so it starts at the last question mark. */
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
  const bankResponse = await request(`${encodePath(route, pathname)}${queryString(rawQuery)}`, {
    method,
    headers: { accept: 'application/json', ...headers },
    body,
    signal: fetchOptions?.signal,
  });
  const answer = { ...bankResponse, route };
  const validBody = checkBody(answer, await readBody(answer), route, paramsIn(route, pathname)[0]);
  return { status: answer.response.status, headers: answer.response.headers, body: validBody };
};

export const clientOptions = { baseUrl: '', api: apiFetch };

type Success<Answer extends { status: number }> = Extract<Answer, { status: 200 | 201 | 204 }>;

const isSuccess = <Answer extends { status: number }>(answer: Answer): answer is Success<Answer> =>
  answer.status === 200 || answer.status === 201 || answer.status === 204;

/** Returns the body of a success, perhaps without broken rows. `apiFetch` throws other responses as an ApiError. */
export async function unwrapPartial<Answer extends { status: number; body: unknown }>(
  call: Promise<Answer>,
): Promise<Success<Answer>['body']> {
  const answer = await call;
  if (isSuccess(answer)) return answer.body;
  throw new TypeError(`The contract has no response with status ${answer.status}`);
}

export const unwrap: typeof unwrapPartial = async (call) => requireAllRows(await unwrapPartial(call));

/** For `select` of query hooks, whose cache holds { status, body, headers }. Throws if rows are broken. */
export const selectBody = <Body>({ body }: { body: Body }): Body => requireAllRows(body);

export const selectData = <Data>({ body }: { body: { data: Data } }): Data => requireAllRows(body).data;

/** For lists that report broken rows with `BrokenRowsNote`. */
export const selectPartialBody = <Body>({ body }: { body: Body }): Body => body;

export const selectPartialData = <Data>({ body }: { body: { data: Data } }): Data => body.data;
