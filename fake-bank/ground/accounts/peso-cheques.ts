/** Cheque accounts in pesos: most of what the bank does begins in one, or ends there. */
import type { CustomerAccount } from '../ledger/accounts';
import { fieldRefusal, type Refusal } from '../refusal/refusal';

type Kind = Pick<CustomerAccount, 'type' | 'currency'>;

export const isPesoCheques = ({ type, currency }: Kind): boolean => type === 'Cheques' && currency === 'MXN';

/** Another account has to be chosen in the field that names this one. */
export const needsPesoCheques = (field: string): Refusal =>
  fieldRefusal(field, 'Elige una cuenta de cheques en pesos.');

export function checkPesoCheques(account: Kind, field: string): void {
  if (!isPesoCheques(account)) throw needsPesoCheques(field);
}
