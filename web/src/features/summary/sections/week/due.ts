import { type Account, accountName } from '#contract/domain/account';
import { addDays, type BankDate } from '#contract/domain/dates';
import { fromCentavos, type KnownMoney, type Money, moneyOf, toCentavos } from '#contract/domain/money';
import type { PaymentRow } from '#contract/domain/payment';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import type { TransferRow } from '#contract/transfers';
import type { ActiveDebit } from '#web/features/bill-payments/preauthorized/failed-charge.ts';
import { failedChargeText } from '#web/features/bill-payments/preauthorized/labels.ts';
import { payBillUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { sumOf } from '#web/features/bill-payments/shared/payees/bills.ts';
import type { DueBill } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { payCreditUrl, paymentLabel, upcomingPayments } from '../credit/upcoming';

/** Today and the next six days. */
export const WEEK_DAYS = 7;

export type Due = {
  key: string;
  date: BankDate;
  name: string;
  about: string;
  /** Undefined until the company has billed it. */
  amount: Money | undefined;
  status: 'late' | 'open' | 'planned' | 'charged';
  to?: string;
  /** True for a bill, which cannot be paid outside service hours. */
  isBill?: boolean;
  /** True for transfers between own accounts. */
  isOwn?: boolean;
};

export const dueCredits = (accounts: readonly Account[], today: BankDate): Due[] =>
  upcomingPayments(accounts, today).map((payment) => {
    const { account, amount, date, isOverdue } = payment;
    return {
      key: `${account.key} ${date} ${isOverdue}`,
      date,
      name: accountName(account),
      about: paymentLabel(payment),
      amount,
      status: isOverdue ? 'late' : 'open',
      to: payCreditUrl(account),
    };
  });

type Debit = Pick<PreauthorizedPayment, 'merchantId' | 'reference'>;

/** True if the direct debit charges this bill of a saved service. */
export const isSameCharge = ({ payee, bill }: DueBill, debit: Debit): boolean =>
  payee.merchantId === debit.merchantId && bill.reference === debit.reference;

/** Returns the unpaid part of each bill, without the bills that a known direct debit charges. */
export const dueOfBills = (
  bills: readonly DueBill[],
  debits: readonly PreauthorizedPayment[],
  today: BankDate,
): Due[] =>
  bills.flatMap((due): Due[] => {
    const { payee, bill, left, charged, scheduled } = due;
    const details = { key: bill.key, name: payee.nickname, about: `Recibo de ${bill.period.toLowerCase()}` };
    if (left > 0) {
      const status = bill.dueDate < today ? 'late' : 'open';
      const amount = { amount: fromCentavos(left), currencyCode: bill.currencyCode };
      return [
        { ...details, date: bill.dueDate, amount, status, isBill: true, to: payBillUrl(payee, bill.key) },
      ];
    }
    if (charged === undefined || debits.some((debit) => isSameCharge(due, debit) && debit.nextCharge))
      return [];
    const amount = moneyOf(toCentavos(bill.amount) - sumOf(scheduled), bill.currencyCode);
    return [{ ...details, date: charged, amount, status: 'charged' }];
  });

/** 'No se cobró el 28 oct', 'Domiciliado, 20839903' */
const aboutDebit = (debit: ActiveDebit): string =>
  failedChargeText(debit) ?? `Domiciliado, ${debit.reference}`;

export const dueOfDebits = (debits: readonly ActiveDebit[]): Due[] =>
  debits.flatMap((debit): Due[] => {
    const { key, status, merchantName, nextCharge } = debit;
    if (status !== 'ENABLED' || nextCharge === undefined) return [];
    const { date, amount } = nextCharge;
    return [{ key, date, name: merchantName, about: aboutDebit(debit), amount, status: 'charged' }];
  });

export const duePayments = (scheduled: readonly PaymentRow[]): Due[] =>
  scheduled.map(({ key, effectiveDate, payee, fromAccount, totalAmount }) => ({
    key,
    date: effectiveDate,
    name: payee.nickname ?? payee.merchantName,
    about: `Desde ${fromAccount.description}`,
    amount: totalAmount,
    status: 'planned',
  }));

export const dueTransfers = (scheduled: readonly TransferRow[]): Due[] =>
  scheduled.map(({ key, effectiveDate, toAccount, fromAccount, amount, currencyCode, thirdPartyType }) => ({
    key,
    date: effectiveDate,
    name: toAccount.description,
    about: `Desde ${fromAccount.description}`,
    amount: { amount, currencyCode } satisfies KnownMoney,
    status: 'planned',
    ...(thirdPartyType === 'OWN' && { isOwn: true }),
  }));

/** Sorts overdue payments first, then by date. */
const byDay = (a: Due, b: Due): number =>
  Number(b.status === 'late') - Number(a.status === 'late') || a.date.localeCompare(b.date);

export const sortDue = (dues: readonly Due[]): Due[] => dues.toSorted(byDay);

/** Returns the payments of this week and the first after it, from payments sorted by day. */
export function weekOf(dues: readonly Due[], today: BankDate): { week: Due[]; next: Due | undefined } {
  const last = addDays(today, WEEK_DAYS - 1);
  return {
    week: dues.filter(({ date }) => date <= last),
    next: dues.find(({ date }) => date > last),
  };
}
