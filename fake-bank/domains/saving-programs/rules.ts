import { type Entitlement, mayUse, type ProductLabel } from '#contract/shared/account';
import type { BankDate } from '#contract/shared/dates';
import type { Currency } from '#contract/shared/money';
import { checkPesoCheques } from '../../ground/accounts/peso-cheques';
import { checkStartDate } from '../../ground/calendar/start-date';
import { fieldRefusal, Refusal } from '../../ground/refusal/refusal';

/** What the rules need to know of an account. */
export type Side = {
  key: string;
  type: ProductLabel;
  currency: Currency;
  entitlements: readonly Entitlement[];
};

export type Sides = { from: Side; to: Side };

/** Money is put aside in pesos, from one cheque account into another. */
export function checkSides({ from, to }: Sides): void {
  checkPesoCheques(from, 'from_account_key');
  checkPesoCheques(to, 'to_account');
  if (from.key === to.key) throw fieldRefusal('to_account', 'Elige una cuenta distinta a la de origen.');
  if (!mayUse(from, 'TRANSFER_FROM')) throw new Refusal('CZ_NOT_ENTITLED', { field: 'from_account_key' });
  if (!mayUse(to, 'TRANSFER_TO')) throw new Refusal('CZ_NOT_ENTITLED', { field: 'to_account' });
}

/** Holidays are days like others: nothing leaves the bank. */
export const checkFirstDate = (date: BankDate, today: BankDate): void =>
  checkStartDate(
    { date, scheduled: true },
    { today, rests: () => false, field: 'tx_date', what: 'el ahorro' },
  );
