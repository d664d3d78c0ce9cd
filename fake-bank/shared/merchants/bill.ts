import { createHash } from 'node:crypto';
import { addMonths } from '#bank/core/calendar/months';
import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { isAlwaysOverdue } from './magic';
import type { Charges, MerchantData } from './merchant';

/** `YYYY-MM`. A bill is identified by the first month in which it can be paid. */
export type Month = string;

export type Charge = {
  key: string;
  month: Month;
  /** Centavos. */
  amount: number;
  due: BankDate;
  period: string;
};

const firstOf = (month: Month): BankDate => `${month}-01`;

const monthAfter = (month: Month, months: number): Month => addMonths(firstOf(month), months).slice(0, 7);

const chargesOf = ({ charges }: MerchantData): Charges => charges ?? { months: 1 };

/** Two-month bills are issued in odd months (January, March, …). */
export function monthOf(merchant: MerchantData, date: BankDate): Month {
  const month = date.slice(0, 7);
  const isSecondMonth = chargesOf(merchant).months === 2 && Number(month.slice(5)) % 2 === 0;
  return isSecondMonth ? monthAfter(month, -1) : month;
}

export const billAfter = (merchant: MerchantData, month: Month, bills: number): Month =>
  monthAfter(month, bills * chargesOf(merchant).months);

/** Deterministic number in [0, 1) from a text, equal in every bank. */
const share = (text: string): number =>
  createHash('sha256').update(`cenzontle:${text}`).digest().readUInt32BE() / 2 ** 32;

const between = (low: number, high: number, at: number): number => low + Math.floor(at * (high - low + 1));

const SWING = 0.25;

function amountIn({ merchantKey, charges }: MerchantData, reference: string, month: Month): number {
  const customer = `${merchantKey} ${reference}`;
  const { plans, between: range } = charges ?? {};
  if (plans) return toCentavos(plans[Math.floor(share(customer) * plans.length)] ?? plans[0]);
  if (!range) return 0;
  const [low, high] = [toCentavos(range[0]), toCentavos(range[1])];
  const minimumShare = share(customer) * (1 - SWING);
  return between(low, high, minimumShare + share(`${customer} ${month}`) * SWING);
}

const EARLY_DUE = -3;
/** Days from the first of the month to the due date, by months per bill. */
const DUE = { 1: { first: 24, over: 9 }, 2: { first: 40, over: 15 } } as const;

function dueOf(merchant: MerchantData, reference: string, month: Month): BankDate {
  if (isAlwaysOverdue(reference)) return addDays(firstOf(month), EARLY_DUE);
  const { first, over } = DUE[chargesOf(merchant).months];
  return addDays(
    firstOf(month),
    between(first, first + over, share(`${merchant.merchantKey} due ${reference}`)),
  );
}

const monthName = new Intl.DateTimeFormat('es-MX', { month: 'long', timeZone: 'UTC' });
const nameOf = (month: Month): string => monthName.format(new Date(`${firstOf(month)}T00:00:00Z`));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function periodOf(merchant: MerchantData, month: Month): string {
  const last = merchant.billType === 'WITHRECEIPT' ? monthAfter(month, -1) : month;
  const months = chargesOf(merchant).months === 2 ? [monthAfter(last, -1), last] : [last];
  return `${capital(months.map(nameOf).join(' y '))} ${last.slice(0, 4)}`;
}

/** Hashed: the key appears in URLs and must not reveal merchant or customer. */
const keyOf = ({ merchantKey }: MerchantData, reference: string, month: Month): string =>
  createHash('sha256').update(`bill ${merchantKey} ${reference} ${month}`).digest('base64url').slice(0, 20);

/** Derived from merchant, reference and month only, so generated bills need no storage. */
export const chargeIn = (merchant: MerchantData, reference: string, month: Month): Charge => ({
  key: keyOf(merchant, reference, month),
  month,
  amount: amountIn(merchant, reference, month),
  due: dueOf(merchant, reference, month),
  period: periodOf(merchant, month),
});
