/** What becomes of a request, and when: by the bank days that follow the day on which it was made. */

import { atHour, atTime } from '#bank/core/calendar/day';
import { bankDayAfter, nextBankDay } from '#bank/core/calendar/holidays';
import { accountOfClabe } from '#contract/domain/clabe';
import { type BankDate, bankDate } from '#contract/domain/dates';
import { ANSWER_DAYS, type PayingAccountType } from '#contract/domain/portability';

type Answer = { status: 'ACCEPTED' } | { status: 'REJECTED'; reason: string };
type Course = { day: number; answer: Answer };

const USUAL_DAY = 5;
const rejected = (reason: string): Course => ({ day: USUAL_DAY, answer: { status: 'REJECTED', reason } });

/**
 * Paying accounts that behave oddly, by the last four digits of a card or of the account inside a CLABE, so that QA
 * brings each outcome about from the screen alone. Of 9915 the other bank never answers; all others are accepted.
 */
const courses: Readonly<Record<string, Course | null>> = {
  9911: { day: ANSWER_DAYS, answer: { status: 'ACCEPTED' } },
  9912: rejected('La cuenta no es de nómina.'),
  9913: rejected('La cuenta no está a tu nombre.'),
  9914: rejected('Tu fecha de nacimiento no coincide con la de la cuenta.'),
  9915: null,
};

export type Paying = { type: PayingAccountType; number: string };

const endingOf = ({ type, number }: Paying): string =>
  (type === 'CLABE' ? accountOfClabe(number) : number).slice(-4);

/** What the paying bank answers, and on which bank day; undefined where it never does. */
export function courseOf(paying: Paying): Course | undefined {
  const course = courses[endingOf(paying)];
  return course === null ? undefined : (course ?? { day: USUAL_DAY, answer: { status: 'ACCEPTED' } });
}

/** When a request goes to the paying bank. */
export const sentAt = (orderedAt: number): number => atTime(nextBankDay(bankDate(orderedAt)), '09:30');

/** When it is answered on one of the bank days. */
export const answeredAt = (orderedAt: number, day: number): number =>
  atHour(bankDayAfter(bankDate(orderedAt), day), 12);

/** By when it has to be. */
export const answerBy = (orderedAt: number): BankDate => bankDayAfter(bankDate(orderedAt), ANSWER_DAYS);
