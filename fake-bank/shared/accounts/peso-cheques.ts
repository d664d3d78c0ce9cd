import { type DomainError, fieldError } from '#bank/core/errors/domain-error';
import { type CustomerAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import type { Reader } from '#bank/core/storage/transaction';

type Kind = Pick<CustomerAccount, 'type' | 'currency'>;

export const isPesoCheques = ({ type, currency }: Kind): boolean => type === 'Cheques' && currency === 'MXN';

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

export function checkPesoCheques(account: Kind, field: string): void {
  if (!isPesoCheques(account)) throw needsPesoCheques(field);
}
