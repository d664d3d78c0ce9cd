import type { ErrorCode } from '#contract/errors';
import { DomainError } from '../errors/domain-error';
import { InsufficientFunds } from '../ledger/ledger';

/** Why due work could not be done, in the customer's words: by code, by field; `otherwise` where neither has any. */
export type Reasons = Partial<Record<ErrorCode, string>> & {
  fields?: Readonly<Record<string, string>>;
  otherwise: string;
};

const NO_FUNDS = 'Saldo insuficiente en la cuenta origen.';

/** The reason of a refusal; what is no refusal is thrown on, for it is a crash. */
export function reasonOf(error: unknown, reasons: Reasons): string {
  if (error instanceof InsufficientFunds) return NO_FUNDS;
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'CZ_INSUFFICIENT_FUNDS') return NO_FUNDS;
  // A refusal's own description is for a form: what to type instead. Nobody can, once the day has passed.
  return reasons[error.code] ?? reasons.fields?.[error.field ?? ''] ?? reasons.otherwise;
}
