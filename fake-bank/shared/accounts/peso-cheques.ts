/** Cheque accounts in pesos: most of what the bank does begins in one, or ends there. */

import { type DomainError, fieldError } from '#bank/core/errors/domain-error';
import { type CustomerAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import type { Reader } from '#bank/core/storage/transaction';

type Kind = Pick<CustomerAccount, 'type' | 'currency'>;

export const isPesoCheques = ({ type, currency }: Kind): boolean => type === 'Cheques' && currency === 'MXN';

/** What is wrong with a row that names others; nothing of what it leaves out. */
export function noPesoCheques(reader: Reader, ...keys: (string | undefined)[]): string | undefined {
  const isOther = (key: string | undefined) => {
    const account = key === undefined ? undefined : reader.get(ledgerAccounts, key);
    return account && !(account.kind === 'customer' && isPesoCheques(account));
  };
  const other = keys.find(isOther);
  return other && `${other} no es una cuenta de cheques en pesos.`;
}

/** Another account has to be chosen in the field that names this one. */
export const needsPesoCheques = (field: string): DomainError =>
  fieldError(field, 'Elige una cuenta de cheques en pesos.');

export function checkPesoCheques(account: Kind, field: string): void {
  if (!isPesoCheques(account)) throw needsPesoCheques(field);
}
