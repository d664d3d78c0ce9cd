/** Ana's requests: the first one was rejected, the second is in process. */
import { addDays, type BankDate } from '#contract/domain/dates';
import { atHour, startOfDay } from '../core/calendar/day';
import { bankDayUntil } from '../core/calendar/holidays';
import { nextFolio } from '../core/operations/folio';
import { nextRunAt, unschedule } from '../core/scheduling/scheduled-jobs';
import type { Transaction } from '../core/storage/transaction';
import { begin, PORTABILITY, runPortability } from '../modules/payroll-portability/progress';
import { storedAccount } from '../shared/accounts/stored-account';
import { customerAccount } from './transfers';

const BBVA = '012';
/** The first number has a magic ending that causes a rejection. */
const requests = [
  { key: 'ana-portabilidad-rechazada', number: '012180000000099123', bankDaysAgo: 21 },
  { key: 'ana-portabilidad', number: '012180015488723640', bankDaysAgo: 4 },
] as const;

/** Counts back from the last bank day on or before `date`. */
function bankDayBefore(date: BankDate, days: number): BankDate {
  let day = bankDayUntil(date);
  for (let left = days; left > 0; left -= 1) day = bankDayUntil(addDays(day, -1));
  return day;
}

/** Runs the request's jobs that lie before today. */
function runUntil(tx: Transaction, key: string, today: BankDate): void {
  const work = { kind: PORTABILITY, key };
  for (let at = nextRunAt(tx, work); at !== undefined && at < startOfDay(today); at = nextRunAt(tx, work)) {
    unschedule(tx, work);
    runPortability(tx, { ...work, at, ordinal: 0 });
  }
}

export function seedPortability(tx: Transaction, today: BankDate): void {
  const account = customerAccount(tx, 'ana-nomina');
  if (!account) return;
  for (const { key, number, bankDaysAgo } of requests) {
    begin(tx, {
      key,
      customer: account.customer,
      confirmationNumber: nextFolio(tx),
      orderedAt: atHour(bankDayBefore(today, bankDaysAgo), 18),
      to: storedAccount(account),
      institution: BBVA,
      type: 'CLABE',
      number,
      birthdate: '1988-04-17',
    });
    runUntil(tx, key, today);
  }
}
