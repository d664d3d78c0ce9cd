import { ErrorBody } from '#contract/domain/error-body';

type Answer = { status: number; body: unknown };
type Success<Call extends Answer> = Extract<Call, { status: 200 | 201 | 204 }>;

const isSuccess = <Call extends Answer>(answer: Call): answer is Success<Call> => answer.status < 300;

/** Returns the body of a success; throws the bank's own words otherwise. */
export async function unwrap<Call extends Answer>(call: Promise<Call>): Promise<Success<Call>['body']> {
  const answer = await call;
  if (isSuccess(answer)) return answer.body;
  throw new BankError(answer);
}

/** For `catch`: a bank that somebody else deleted has no state. */
export const ifGone =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof BankError && error.code === 'CZ_BANK_NOT_FOUND') return value;
    throw error;
  };

/** An error answer of the fake bank. */
export class BankError extends Error {
  override readonly name = 'BankError';
  readonly status: number;
  readonly body: unknown;

  constructor({ status, body }: Answer) {
    super(`The bank answered ${status}: ${typeof body === 'string' ? body : JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }

  /** Code of the catalogue; undefined if a proxy answered. */
  get code(): string | undefined {
    return ErrorBody.safeParse(this.body).data?.notifications[0]?.code;
  }
}
