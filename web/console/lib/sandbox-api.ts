import type { ApiFetcher } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { ErrorBody } from '#contract/domain/error-body';
import { sandbox } from '#contract/sandbox';

export const sandboxApi = initTsrReactQuery(sandbox, { baseUrl: '' });
export type SandboxApi = typeof sandboxApi;

export type SandboxResponse = { status: number; body: unknown };
/** One call, made with the given client. */
export type SandboxCall<Result extends SandboxResponse = SandboxResponse> = (
  api: SandboxApi,
) => Promise<Result>;

export class SandboxError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor({ status, body }: SandboxResponse) {
    const { data } = ErrorBody.safeParse(body);
    const [notification] = data?.notifications ?? [];
    super(notification?.description ?? `HTTP ${status}`);
    this.status = status;
    this.code = notification?.code ?? '';
    this.field = notification?.field;
  }
}

/** True if the bank of the page does not exist (yet). */
export const isBankMissing = (error: unknown): boolean =>
  error instanceof SandboxError && error.code === 'CZ_BANK_NOT_FOUND';

type Success<Result extends SandboxResponse> = Extract<Result, { status: 200 | 201 | 204 }>;

export type SuccessBody<Result extends SandboxResponse> = Success<Result>['body'];

const isSuccess = <Result extends SandboxResponse>(response: Result): response is Success<Result> =>
  response.status === 200 || response.status === 201 || response.status === 204;

/** Returns the body; throws a SandboxError for an error response. */
export async function send<Result extends SandboxResponse>(
  call: SandboxCall<Result>,
): Promise<SuccessBody<Result>> {
  const response = await call(sandboxApi);
  if (isSuccess(response)) return response.body;
  throw new SandboxError(response);
}

export type RecordedCall = { method: string; path: string; body: string | undefined };

/** Combines calls into one that makes them in order until one fails, and returns the last response. */
export const runInOrder =
  (calls: readonly SandboxCall[]): SandboxCall =>
  async (api) => {
    let answer: SandboxResponse = { status: 204, body: undefined };
    for (const call of calls) {
      answer = await call(api);
      if (!isSuccess(answer)) return answer;
    }
    return answer;
  };

/** Returns the requests of a call without sending them. */
export async function recordCalls(call: SandboxCall): Promise<readonly RecordedCall[]> {
  const calls: RecordedCall[] = [];
  const record: ApiFetcher = async ({ method, path, body }) => {
    calls.push({ method, path, body: typeof body === 'string' ? body : undefined });
    return { status: 204, body: undefined, headers: new Headers() };
  };
  await call(initTsrReactQuery(sandbox, { baseUrl: '', api: record }));
  return calls;
}
