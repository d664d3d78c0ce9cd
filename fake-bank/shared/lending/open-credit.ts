import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { openAccount } from '#bank/core/ledger/ledger';
import { type CreditTerms, floorOf } from '#bank/core/ledger/terms';
import { nextDigits, nextKey } from '#bank/core/storage/sequence';
import type { Transaction } from '#bank/core/storage/transaction';
import { type Entitlement, formatEnding, type ProductLabel } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import { scheduleCharge } from './charges';

const entitlementsOf = ({ kind }: CreditTerms): Entitlement[] => [
  { type: 'TRANSFER_FROM', value: kind === 'revolving' ? 'Y' : 'N' },
  { type: 'TRANSFER_TO', value: 'Y' },
  { type: 'PAY_BILL', value: 'N' },
];

const LAST_COMMON_DAY = 28;

/** The cut-off is the day before the opening day, so that the first period is a whole month. */
export const cutOffDayOf = (opened: BankDate): number =>
  Math.min(LAST_COMMON_DAY, Number(addDays(opened, -1).slice(8)));

type NewCredit = { customer: string; type: ProductLabel; description: string; terms: CreditTerms };

export function openCredit(
  tx: Transaction,
  { customer, type, description, terms }: NewCredit,
  today: BankDate,
): CustomerAccount {
  const account = openAccount<CustomerAccount>(tx, {
    kind: 'customer',
    key: nextKey(tx, 'credit'),
    customer,
    currency: 'MXN',
    floor: floorOf(terms),
    type,
    description,
    displayId: formatEnding(nextDigits(tx, 'credit-number')),
    entitlements: entitlementsOf(terms),
    terms,
  });
  scheduleCharge(tx, account, today);
  return account;
}
