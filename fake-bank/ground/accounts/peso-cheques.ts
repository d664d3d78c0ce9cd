/** Cheque accounts in pesos: most of what the bank does begins in one, or ends there. */
import { type CustomerAccount, ledgerAccounts } from '../ledger/accounts';
import { fieldRefusal, type Refusal } from '../refusal/refusal';
import type { Reader } from '../store/transaction';

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
export const needsPesoCheques = (field: string): Refusal =>
  fieldRefusal(field, 'Elige una cuenta de cheques en pesos.');

export function checkPesoCheques(account: Kind, field: string): void {
  if (!isPesoCheques(account)) throw needsPesoCheques(field);
}
