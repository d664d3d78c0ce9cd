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

/** Makes calls one after the other until one fails, and returns the last answer. */
export const inOrder =
  (calls: readonly SandboxCall[]): SandboxCall =>
  async (api) => {
    let answer: Answer = { status: 204, body: undefined };
    for (const call of calls) {
      answer = await call(api);
      if (!isSuccess(answer)) return answer;
    }
    return answer;
  };

/** Returns the requests of a call without sending them. */
export async function recordCalls(call: SandboxCall): Promise<readonly RecordedCall[]> {
  const recorded: RecordedCall[] = [];
  const record: ApiFetcher = async ({ method, path, body }) => {
    recorded.push({ method, path, body: typeof body === 'string' ? body : undefined });
    return { status: 204, body: undefined, headers: new Headers() };
  };
  await call(initTsrReactQuery(sandbox, { baseUrl: '', api: record }));
  return recorded;
}
