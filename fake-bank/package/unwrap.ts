import { ErrorBody } from '#contract/domain/error-body';

type ApiResponse = { status: number; body: unknown };
type Success<Result extends ApiResponse> = Extract<Result, { status: 200 | 201 | 204 }>;

const isSuccess = <Result extends ApiResponse>(response: Result): response is Success<Result> =>
  response.status < 300;

/** Returns the body of a successful response; throws a `BankError` otherwise. */
export async function unwrap<Result extends ApiResponse>(
  call: Promise<Result>,
): Promise<Success<Result>['body']> {
  const response = await call;
  if (isSuccess(response)) return response.body;
  throw new BankError(response);
}

/** Returns a `catch` handler that returns `value` if the bank no longer exists, else rethrows. */
export const orIfBankDeleted =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof BankError && error.code === 'CZ_BANK_NOT_FOUND') return value;
    throw error;
  };

/** A response with an error status, from the bank or from a proxy. */
export class BankError extends Error {
  override readonly name = 'BankError';
  readonly status: number;
  readonly body: unknown;

  constructor({ status, body }: ApiResponse) {
    super(`The bank answered ${status}: ${typeof body === 'string' ? body : JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }

  /** Code of the catalogue; undefined if a proxy answered. */
  get code(): string | undefined {
    return ErrorBody.safeParse(this.body).data?.notifications[0]?.code;
  }
}
