import type { PaymentOrder } from '#contract/payments';
import { ownAccount } from '../../ground/accounts/views';
import { isBankHoliday } from '../../ground/calendar/holidays';
import type { CustomerAccount } from '../../ground/ledger/accounts';
import { availableIn } from '../../ground/ledger/ledger';
import { allowedTo } from '../../ground/limits/rules';
import type { Reader } from '../../ground/store/transaction';
import { checkOrder, limitKeyOf, type Quote } from './rules';
import { type Target, targetOf } from './target';

export type Customer = { customer: string; now: number };

export type Checked = { from: CustomerAccount; target: Target; quote: Quote };

/** Checks an order against accounts, payees, bills and limits as they are; throws what is wrong with it. */
export function check(reader: Reader, { customer, now }: Customer, order: PaymentOrder): Checked {
  const from = ownAccount(reader, customer, order.from_account_key);
  const target = targetOf(reader, { customer, now }, order);
  const limitKey = limitKeyOf(order.operation_type);
  const quote = checkOrder(order, {
    ...target,
    from: { ...from, available: availableIn(reader, from) },
    ...allowedTo(reader, { customer, now }, limitKey),
    now,
    isHoliday: isBankHoliday,
  });
  return { from, target, quote };
}
