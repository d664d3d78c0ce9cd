import type { ErrorCode } from '#contract/errors';
import { DomainError } from '../errors/domain-error';
import { InsufficientFunds } from '../ledger/ledger';

export type Reasons = Partial<Record<ErrorCode, string>> & {
  fields?: Readonly<Record<string, string>>;
  otherwise: string;
};

const NO_FUNDS = 'Saldo insuficiente en la cuenta origen.';

export function reasonOf(error: unknown, reasons: Reasons): string {
  if (error instanceof InsufficientFunds) return NO_FUNDS;
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'CZ_INSUFFICIENT_FUNDS') return NO_FUNDS;
  // The error's own description says what to type instead, which is too late now.
  return reasons[error.code] ?? reasons.fields?.[error.field ?? ''] ?? reasons.otherwise;
}
