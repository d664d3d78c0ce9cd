import { type DomainError, fieldError } from '#bank/core/errors/domain-error';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import type { Reader } from '#bank/core/storage/transaction';
import { type AccountKind, isPesoCheques } from '#contract/rules/accounts';

/** Constraint: every given account that exists is a cheque account in pesos. */
export function noPesoCheques(reader: Reader, ...keys: (string | undefined)[]): string | undefined {
  const isOther = (key: string | undefined) => {
    const account = key === undefined ? undefined : reader.get(ledgerAccounts, key);
    return account && !(account.kind === 'customer' && isPesoCheques(account));
  };
  const other = keys.find(isOther);
  return other && `${other} no es una cuenta de cheques en pesos.`;
}

export const needsPesoCheques = (field: string): DomainError =>
  fieldError(field, 'Elige una cuenta de cheques en pesos.');

export function checkPesoCheques(account: AccountKind, field: string): void {
  if (!isPesoCheques(account)) throw needsPesoCheques(field);
}
