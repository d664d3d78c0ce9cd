import { atHour, startOfDay } from '#bank/core/calendar/day';
import { bankDayAfter } from '#bank/core/calendar/holidays';
import { addMonths } from '#bank/core/calendar/months';
import type { RunTime } from '#bank/core/scheduling/scheduled-jobs';
import { isLoan } from '#contract/domain/campaign';
import { type BankDate, bankDate } from '#contract/domain/dates';
import type { Offer } from './offer';

export const ANNUAL_FEE = 'annual-fee';
export const LINE_END = 'line-end';
export const CARD_READY = 'card-ready';

/** Bank days until a card is at its branch, and the hour of the notification. */
const CARD_DAYS = 5;
const CARD_HOUR = 9;

export const yearOf = (date: BankDate): number => Number(date.slice(0, 4));

export const feeAt = (openedOn: BankDate, year: number): number => startOfDay(addMonths(openedOn, 12 * year));
export const readyAt = (openedOn: BankDate): number => atHour(bankDayAfter(openedOn, CARD_DAYS), CARD_HOUR);
export const endAt = (openedOn: BankDate, months: number): number => startOfDay(addMonths(openedOn, months));

/** Scheduled once: no further run after `at`. */
const runOnceAt =
  (at: number): RunTime =>
  (from) =>
    from <= at ? at : undefined;

export function feesOf({ product, annualFee, acceptance }: Offer): RunTime {
  if (!acceptance || annualFee === 0 || isLoan(product) || product === 'CLI') return undefined;
  const openedOn = bankDate(acceptance.at);
  return (from) => {
    const year = Math.max(1, yearOf(bankDate(from)) - yearOf(openedOn));
    return [year, year + 1].map((one) => feeAt(openedOn, one)).find((at) => at >= from);
  };
}

export const readyOf = ({ product, acceptance }: Offer): RunTime =>
  acceptance && product === 'TDC' ? runOnceAt(readyAt(bankDate(acceptance.at))) : undefined;

export function endOf({ product, acceptance }: Offer): RunTime {
  const months = acceptance?.properties.deadline;
  if (!acceptance || months === undefined || isLoan(product)) return undefined;
  return runOnceAt(endAt(bankDate(acceptance.at), months));
}
