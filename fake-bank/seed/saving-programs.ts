import { addDays, type BankDate } from '#contract/domain/dates';
import { atHour } from '../core/calendar/day';
import { occurrenceFrom, recurrenceOfSchedule } from '../core/calendar/recurrence';
import { nextFolio } from '../core/operations/folio';
import type { Transaction } from '../core/storage/transaction';
import { plan } from '../modules/saving-programs/run-plan';
import { storedAccount } from '../shared/accounts/stored-account';
import type { Habit } from './habits';
import { customerAccount } from './transfers';
import { eachMonthOn, instantOn } from './year';

const journey = { from: 'ana-nomina', to: 'ana-ahorro', amount: 1_500_00, goal: 18_000_00, day: 5 };

/** Name of the program and text of its movements. */
export const SAVING_FOR = 'Viaje a Oaxaca';

const ORDERED_DAYS_AGO = 210;
const RUNS_AT = 6 * 60;

const daysRun = (today: BankDate): BankDate[] =>
  eachMonthOn(
    Array.from({ length: ORDERED_DAYS_AGO }, (_, i) => addDays(today, i - ORDERED_DAYS_AGO)),
    journey.day,
  );

export const savedAmount: Habit = ({ days }) =>
  daysRun(addDays(days.at(-1) ?? '', 1)).map((date) => ({
    at: instantOn(date, RUNS_AT),
    account: journey.from,
    counterpart: journey.to,
    amount: -journey.amount,
    description: SAVING_FOR,
  }));

export function seedSavingPrograms(tx: Transaction, today: BankDate): void {
  const from = customerAccount(tx, journey.from);
  const to = customerAccount(tx, journey.to);
  const days = daysRun(today);
  const [start] = days;
  if (!from || !to || !start) return;
  const frequency = 'MONTHLY';
  plan(tx, {
    key: 'ana-ahorra-viaje',
    customer: from.customer,
    confirmationNumber: nextFolio(tx),
    orderedAt: atHour(addDays(today, -ORDERED_DAYS_AGO - 1), 11),
    from: storedAccount(from),
    to: storedAccount(to),
    amount: journey.amount,
    frequency,
    start,
    nextRun: occurrenceFrom(recurrenceOfSchedule({ frequency, start }), today).day,
    status: 'ACTIVE',
    name: SAVING_FOR,
    goal: journey.goal,
    saved: days.length * journey.amount,
    failures: [],
  });
}
