import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#contract/domain/dates';
import { atTime } from './core/calendar/day';
import { ledgerProblems } from './core/ledger/invariants';
import { runDueJobs } from './core/scheduling/scheduled-jobs';
import { noLog, type Store } from './core/storage/store';
import { jobHandlers } from './modules';
import { type Random, randomFrom } from './seed/random';
import { isFullRun, runs } from './testing/full-run';
import { openSavers, START_DATE } from './testing/savings-years/bank';
import { SavingsBook } from './testing/savings-years/book';
import { placeRandomOrder } from './testing/savings-years/orders';

const YEARS = isFullRun ? 30 : 3;
const DAYS = Math.round(YEARS * 365.25);
/** Each kind of event must occur more often than this. */
const MIN_COUNT = isFullRun ? 20 : 1;

type SimulatedSavers = { store: Store; random: Random };

const endOf = (day: number): number => atTime(addDays(START_DATE, day), '23:59');

/** Simulates a day; on one day in six a saver places a random order during service hours. */
function simulateDay(day: number, { store, random }: SimulatedSavers): void {
  if (random.integer(1, 6) === 1) {
    const now = atTime(addDays(START_DATE, day), '07:00') + random.integer(0, 7 * 60) * 60_000;
    runDueJobs(store, jobHandlers, now);
    placeRandomOrder({ store, now, random });
  }
  runDueJobs(store, jobHandlers, endOf(day));
}

test(`over ${YEARS} years of savings the books balance daily and every payment is made as agreed`, () => {
  const counts = new Map<string, number>();
  const simulate = (seed: number) => {
    const book = new SavingsBook(counts);
    const savers = { store: openSavers(book), random: randomFrom(String(seed)) };
    for (let day = 0; day < DAYS; day += 1) {
      simulateDay(day, savers);
      book.check(savers.store.read, addDays(START_DATE, day));
    }
    expect(ledgerProblems(savers.store.read)).toEqual([]);
  };
  // A failure reports its seed; shrinking it would give an unrelated run.
  fc.assert(fc.property(fc.integer(), simulate), { ...runs(2, 1), endOnFailure: true });
  // Guards against vacuous success.
  for (const event of [
    ...['PAYCHECKS over', 'FIX_CEDES over', 'VARIABLE_CEDES over', 'FIX_CEDES paid', 'VARIABLE_CEDES paid'],
    ...['BUY onetime PROCESSED', 'SELL onetime PROCESSED', 'BUY scheduled PROCESSED'],
    ...['SELL scheduled PROCESSED', 'SELL scheduled CANCELLED', 'Transferencia entre mis cuentas'],
  ]) {
    expect(counts.get(event) ?? 0, event).toBeGreaterThan(MIN_COUNT);
  }
});

test(`${YEARS} years at once equal a day-by-day simulation`, () => {
  const ORDERED_FOR = 90;
  const after = (steps: number) => {
    const savers = { store: openSavers(noLog), random: randomFrom('thirty years') };
    for (let day = 0; day < ORDERED_FOR; day += 1) simulateDay(day, savers);
    const rest = DAYS - ORDERED_FOR;
    for (let step = 1; step <= steps; step += 1) {
      runDueJobs(savers.store, jobHandlers, endOf(ORDERED_FOR + Math.floor((rest * step) / steps)));
    }
    return savers.store.dump();
  };
  const atOnce = after(1);
  expect(atOnce).toEqual(after(DAYS - ORDERED_FOR));
  expect(atOnce.investments?.length).toBeGreaterThan(2);
  expect(atOnce['due-work']).toHaveLength(2);
});
