/** Outcome of a request, in bank days after the order. */

import { atHour, atTime } from '#bank/core/calendar/day';
import { bankDayAfter, nextBankDay } from '#bank/core/calendar/holidays';
import { accountOfClabe } from '#contract/domain/clabe';
import { type BankDate, bankDate } from '#contract/domain/dates';
import { ANSWER_DAYS, type PayingAccountType } from '#contract/domain/portability';

type Answer = { status: 'ACCEPTED' } | { status: 'REJECTED'; reason: string };
type Course = { day: number; answer: Answer };

const USUAL_DAY = 5;
const rejectionFor = (reason: string): Course => ({ day: USUAL_DAY, answer: { status: 'REJECTED', reason } });

/** Card or account numbers with these endings let QA reach each outcome from the UI. 9915: no answer. */
const courses: Readonly<Record<string, Course | null>> = {
  9911: { day: ANSWER_DAYS, answer: { status: 'ACCEPTED' } },
  9912: rejectionFor('La cuenta no es de nómina.'),
  9913: rejectionFor('La cuenta no está a tu nombre.'),
  9914: rejectionFor('Tu fecha de nacimiento no coincide con la de la cuenta.'),
  9915: null,
};

export type PayingAccount = { type: PayingAccountType; number: string };

const endingOf = ({ type, number }: PayingAccount): string =>
  (type === 'CLABE' ? accountOfClabe(number) : number).slice(-4);

/** Undefined if the bank never answers. */
export function courseOf(paying: PayingAccount): Course | undefined {
  const course = courses[endingOf(paying)];
  return course === null ? undefined : (course ?? { day: USUAL_DAY, answer: { status: 'ACCEPTED' } });
}

export const sentAt = (orderedAt: number): number => atTime(nextBankDay(bankDate(orderedAt)), '09:30');

export const answeredAt = (orderedAt: number, day: number): number =>
  atHour(bankDayAfter(bankDate(orderedAt), day), 12);

export const answerBy = (orderedAt: number): BankDate => bankDayAfter(bankDate(orderedAt), ANSWER_DAYS);
