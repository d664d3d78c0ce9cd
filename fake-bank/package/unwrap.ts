type Answer = { status: number; body: unknown };
type Success<Call extends Answer> = Extract<Call, { status: 200 | 201 | 204 }>;

const isSuccess = <Call extends Answer>(answer: Call): answer is Success<Call> => answer.status < 300;

/** Returns the body of a success; throws the bank's own words otherwise. */
export async function unwrap<Call extends Answer>(call: Promise<Call>): Promise<Success<Call>['body']> {
  const answer = await call;
  if (isSuccess(answer)) return answer.body;
  throw new BankError(answer);
}

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
}
