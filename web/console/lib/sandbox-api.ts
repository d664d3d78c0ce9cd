import type { ApiFetcher } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { ErrorBody } from '#contract/domain/error-body';
import { sandbox } from '#contract/sandbox';

export const sandboxApi = initTsrReactQuery(sandbox, { baseUrl: '' });
export type SandboxApi = typeof sandboxApi;

export type Answer = { status: number; body: unknown };
/** One call, made with the client that it is given. */
export type SandboxCall<Result extends Answer = Answer> = (api: SandboxApi) => Promise<Result>;

export class SandboxError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor({ status, body }: Answer) {
    const { data } = ErrorBody.safeParse(body);
    const [notification] = data?.notifications ?? [];
    super(notification?.description ?? `HTTP ${status}`);
    this.status = status;
    this.code = notification?.code ?? '';
    this.field = notification?.field;
  }
}

type Success<Result extends Answer> = Extract<Result, { status: 200 | 201 | 204 }>;

export type SuccessBody<Result extends Answer> = Success<Result>['body'];

const isSuccess = <Result extends Answer>(answer: Result): answer is Success<Result> =>
  answer.status === 200 || answer.status === 201 || answer.status === 204;

/** Throws a SandboxError for any other answer. */
export async function send<Result extends Answer>(call: SandboxCall<Result>): Promise<SuccessBody<Result>> {
  const answer = await call(sandboxApi);
  if (isSuccess(answer)) return answer.body;
  throw new SandboxError(answer);
}

export type RecordedCall = { method: string; path: string; body: string | undefined };

/** Returns the request of a call without sending it. */
export async function recordCall(call: SandboxCall): Promise<RecordedCall> {
  let recorded: RecordedCall = { method: '', path: '', body: undefined };
  const record: ApiFetcher = async ({ method, path, body }) => {
    recorded = { method, path, body: typeof body === 'string' ? body : undefined };
    return { status: 204, body: undefined, headers: new Headers() };
  };
  await call(initTsrReactQuery(sandbox, { baseUrl: '', api: record }));
  return recorded;
}
