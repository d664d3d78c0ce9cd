import { type DomainError, fieldError } from '#bank/core/errors/domain-error';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import type { ByField, Problem } from '#bank/core/storage/collection';
import type { Reader } from '#bank/core/storage/transaction';
import { type AccountKind, isPesoCheques } from '#contract/rules/accounts';

/** Constraint: every given account that exists is a cheque account in pesos. */
export function noPesoCheques(reader: Reader, keys: ByField<string>): Problem | undefined {
  for (const [field, key] of Object.entries(keys)) {
    const account = key === undefined ? undefined : reader.get(ledgerAccounts, key);
    if (account && !(account.kind === 'customer' && isPesoCheques(account)))
      return {
        field,
        reason: `${key} is no cheque account in pesos.`,
        other: { list: ledgerAccounts.name, key: account.key },
      };
  }
  return undefined;
}

export const needsPesoCheques = (field: string): DomainError =>
  fieldError(field, 'Elige una cuenta de cheques en pesos.');

export function checkPesoCheques(account: AccountKind, field: string): void {
  if (!isPesoCheques(account)) throw needsPesoCheques(field);
}
