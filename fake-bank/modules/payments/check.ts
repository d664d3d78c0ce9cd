import type { Actor } from '#bank/core/activity/activity';
import { isBankHoliday } from '#bank/core/calendar/holidays';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { availableIn } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/collection';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { limitStateOf } from '#bank/shared/limits/rules';
import type { PaymentOrder } from '#contract/payments';
import { paymentKinds } from '#contract/rules/payments';
import { checkOrder, type Quote } from './rules';
import { type Target, targetOf } from './target';

export type CheckedPayment = { from: CustomerAccount; target: Target; quote: Quote };

export function check(reader: Reader, { customer, now }: Actor, order: PaymentOrder): CheckedPayment {
  const from = findOwnedAccount(reader, customer, order.from_account_key);
  const target = targetOf(reader, { customer, now }, order);
  const { limitKey } = paymentKinds[order.operation_type];
  const quote = checkOrder(order, {
    ...target,
    from: { ...from, available: availableIn(reader, from) },
    ...limitStateOf(reader, { customer, now }, limitKey),
    now,
    isHoliday: isBankHoliday,
  });
  return { from, target, quote };
}
