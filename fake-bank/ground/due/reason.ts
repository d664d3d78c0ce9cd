import type { ErrorCode } from '#contract/errors';
import { InsufficientFunds } from '../ledger/ledger';
import { Refusal } from '../refusal/refusal';

/** Why due work could not be done, in the customer's words; `otherwise` where the code has none. */
export type Reasons = Partial<Record<ErrorCode, string>> & { otherwise: string };

const NO_FUNDS = 'Saldo insuficiente en la cuenta origen.';

/** The reason of a refusal; what is no refusal is thrown on, for it is a crash. */
export function reasonOf(error: unknown, reasons: Reasons): string {
  if (error instanceof InsufficientFunds) return NO_FUNDS;
  if (!(error instanceof Refusal)) throw error;
  if (error.code === 'CZ_INSUFFICIENT_FUNDS') return NO_FUNDS;
  return reasons[error.code] ?? error.description ?? reasons.otherwise;
}
