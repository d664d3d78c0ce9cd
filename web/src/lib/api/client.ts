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
  const received = await request(`${encodePath(route, pathname)}${queryString(rawQuery)}`, {
    method,
    headers: { accept: 'application/json', ...headers },
    body,
    signal: fetchOptions?.signal,
    keepalive: fetchOptions?.keepalive,
  });
  const bankResponse = { ...received, route };
  const { response } = bankResponse;
  const validBody = checkBody(
    bankResponse,
    await readBody(bankResponse),
    route,
    paramsIn(route, pathname)[0],
  );
  return { status: response.status, headers: response.headers, body: validBody };
};

export const clientOptions = { baseUrl: '', api: apiFetch };

type Success<Res extends { status: number }> = Extract<Res, { status: 200 | 201 | 204 }>;

const isSuccess = <Res extends { status: number }>(response: Res): response is Success<Res> =>
  response.status === 200 || response.status === 201 || response.status === 204;

/** Returns the body of a success, perhaps without broken rows. `apiFetch` throws other responses as an ApiError. */
export async function unwrapPartial<Res extends { status: number; body: unknown }>(
  call: Promise<Res>,
): Promise<Success<Res>['body']> {
  const response = await call;
  if (isSuccess(response)) return response.body;
  throw new TypeError(`The contract has no response with status ${response.status}`);
}

export const unwrap: typeof unwrapPartial = async (call) => requireAllRows(await unwrapPartial(call));

/** For `select` of query hooks, whose cache contains { status, body, headers }. Throws if rows are broken. */
export const selectBody = <Body>({ body }: { body: Body }): Body => requireAllRows(body);

export const selectData = <Data>({ body }: { body: { data: Data } }): Data => requireAllRows(body).data;

/** For lists that report broken rows with `BrokenRowsNote`. */
export const selectPartialBody = <Body>({ body }: { body: Body }): Body => body;

export const selectPartialData = <Data>({ body }: { body: { data: Data } }): Data => body.data;
