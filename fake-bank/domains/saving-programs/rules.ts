import { type Entitlement, mayUse, type ProductLabel } from '#contract/shared/account';
import type { BankDate } from '#contract/shared/dates';
import type { Currency } from '#contract/shared/money';
import { checkStartDate } from '../../ground/calendar/start-date';
import { fieldRefusal, Refusal } from '../../ground/refusal/refusal';

/** What the rules need to know of an account. */
export type Side = {
  key: string;
  type: ProductLabel;
  currency: Currency;
  entitlements: readonly Entitlement[];
};

/** Money is put aside in pesos, from one cheque account into another. */
export const isEligible = ({ type, currency }: Pick<Side, 'type' | 'currency'>): boolean =>
  type === 'Cheques' && currency === 'MXN';

const NOT_ELIGIBLE = 'Elige una cuenta de cheques en pesos.';

export type Sides = { from: Side; to: Side };

export function checkSides({ from, to }: Sides): void {
  if (!isEligible(from)) throw fieldRefusal('from_account_key', NOT_ELIGIBLE);
  if (!isEligible(to)) throw fieldRefusal('to_account', NOT_ELIGIBLE);
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
