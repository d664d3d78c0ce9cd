import { checkStartDate } from '#bank/core/calendar/start-date';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { checkPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { type Entitlement, mayUse, type ProductLabel } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import type { Currency } from '#contract/domain/money';

export type AccountSnapshot = {
  key: string;
  type: ProductLabel;
  currency: Currency;
  entitlements: readonly Entitlement[];
};

export type ProgramAccounts = { from: AccountSnapshot; to: AccountSnapshot };

export function checkAccounts({ from, to }: ProgramAccounts): void {
  checkPesoCheques(from, 'from_account_key');
  checkPesoCheques(to, 'to_account');
  if (from.key === to.key) throw fieldError('to_account', 'Elige una cuenta distinta a la de origen.');
  if (!mayUse(from, 'TRANSFER_FROM')) throw new DomainError('CZ_NOT_ENTITLED', { field: 'from_account_key' });
  if (!mayUse(to, 'TRANSFER_TO')) throw new DomainError('CZ_NOT_ENTITLED', { field: 'to_account' });
}

/** Holidays are valid, because the money stays in the bank. */
export const checkFirstDate = (date: BankDate, today: BankDate): void =>
  checkStartDate(
    { date, scheduled: true },
    { today, isClosed: () => false, field: 'tx_date', what: 'el ahorro' },
  );
