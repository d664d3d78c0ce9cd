import { checkStartDate } from '#bank/core/calendar/start-date';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { costOf } from '#bank/shared/exchange/exchange';
import { checkDayLimit, checkOperationLimit, type LimitState } from '#bank/shared/limits/rules';
import type { Bill } from '#bank/shared/merchants/bills';
import type { MerchantData } from '#bank/shared/merchants/merchant';
import type { Payee } from '#bank/shared/parties/payees';
import { type Entitlement, mayUse, type ProductLabel } from '#contract/domain/account';
import { type BankDate, bankDate } from '#contract/domain/dates';
import { isOpenDaily } from '#contract/domain/hours';
import { type Currency, formatCentavos, toCentavos } from '#contract/domain/money';
import type { PaymentOrder } from '#contract/payments';
import { isCheques } from '#contract/rules/accounts';
import { isDisabled } from '#contract/rules/payees';
import { allowsOtherAmount, paymentKinds } from '#contract/rules/payments';

/** Amounts in centavos; `available` in cents for a dollar account. */
export type Facts = LimitState & {
  from: {
    type: ProductLabel;
    currency: Currency;
    entitlements: readonly Entitlement[];
    available: number;
  };
  merchant: Pick<MerchantData, 'amounts'>;
  payee?: Pick<Payee, 'status'> | undefined;
  /** Undefined for top-ups. */
  bill?: Pick<Bill, 'owed'> | undefined;
  now: number;
  isHoliday: (date: BankDate) => boolean;
};

/** `amount` in centavos, `charged` in cents of the account's currency. */
export type Quote = { amount: number; charged: number; exchangeRate?: number };

/** ON_HOLD payees can be paid: no account of a third party is involved. */
function checkPayee({ payee }: Facts): void {
  if (!payee || !isDisabled(payee)) return;
  const state = payee.status === 'BLOCKED' ? 'bloqueado' : 'inactivo';
  throw fieldError('payee_key', `Este pago está ${state}. Elige otro.`);
}

/** Amounts above the limit are rejected later, with the limit's error. */
function checkTopUp({ payment_type }: PaymentOrder, amount: number, { merchant, limit }: Facts): void {
  if (payment_type !== 'TOTAL') throw fieldError('payment_type', 'Una recarga se paga completa.');
  const { amounts = [] } = merchant;
  if (amount <= limit && !amounts.some((allowed) => toCentavos(allowed) === amount)) {
    throw fieldError('amount', 'Elige uno de los importes de la compañía.');
  }
}

function checkBill({ payment_type, operation_type }: PaymentOrder, amount: number, owed: number): void {
  if (owed === 0) throw new DomainError('CZ_BILL_PAID');
  if (payment_type === 'TOTAL') {
    if (amount === owed) return;
    throw fieldError('amount', `Por pagar hay ${formatCentavos(owed, 'MXN')}.`);
  }
  if (!allowsOtherAmount(operation_type)) {
    throw fieldError('payment_type', 'Este recibo se paga completo.');
  }
}

function checkHours({ transaction_type, operation_type }: PaymentOrder, { now }: Facts): void {
  const open = isOpenDaily(paymentKinds[operation_type].service, now);
  if (transaction_type === 'ONETIME' && !open) throw new DomainError('2185');
}

/** Rejects at the first violation. Scheduled orders may exceed today's balance and limit. */
export function checkOrder(order: PaymentOrder, facts: Facts): Quote {
  const { from, bill, now, isHoliday } = facts;
  if (!isCheques(from)) throw fieldError('from_account_key', 'Elige una cuenta de cheques.');
  checkPayee(facts);
  const scheduled = order.transaction_type === 'SCHEDULED';
  checkStartDate(
    { date: order.effective_date, scheduled },
    { today: bankDate(now), isClosed: isHoliday, field: 'effective_date', what: 'el pago' },
  );
  const amount = toCentavos(order.amount.amount);
  if (bill) checkBill(order, amount, bill.owed);
  else checkTopUp(order, amount, facts);
  if (!mayUse(from, 'PAY_BILL')) throw new DomainError('CZ_NOT_ENTITLED', { field: 'from_account_key' });
  checkHours(order, facts);
  checkOperationLimit(amount, facts.limit);
  if (!scheduled) checkDayLimit(amount, facts, 'pagar');
  const { amount: charged, rate } = costOf(amount, from.currency);
  if (!scheduled && charged > from.available)
    throw new DomainError('CZ_INSUFFICIENT_FUNDS', { field: 'amount' });
  return { amount, charged, ...(rate !== undefined && { exchangeRate: rate }) };
}
