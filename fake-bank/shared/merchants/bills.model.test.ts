import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startClock } from '#bank/core/calendar/clock';
import { startOfDay } from '#bank/core/calendar/day';
import { addMonths } from '#bank/core/calendar/months';
import { State } from '#bank/core/storage/collection';
import { Transaction } from '#bank/core/storage/transaction';
import { runs } from '#bank/testing/full-run';
import type { BankDate } from '#contract/domain/dates';
import { checkBills, coveredIn, newWatch } from './bill-watch.test-support';
import { type BillQuery, openBills } from './bills';
import { merchantOf } from './merchants';
import { payBill } from './pay-bill';
import { keepOpen } from './stored-bills';

type World = { tx: Transaction; billed: BillQuery; paid: number; beyond: boolean };
type Command = (world: World) => void;

const openOne = ({ tx, billed }: World, at: number) => {
  const open = openBills(tx, billed);
  return open[at % Math.max(1, open.length)];
};

/** Pays a part of an open bill, the whole bill, or more than the bill. */
const pays = fc.record({ at: fc.nat(3), share: fc.constantFrom(0.1, 0.5, 1, 1, 1.4, 3) }).map(
  ({ at, share }): Command =>
    (world) => {
      const bill = openOne(world, at);
      if (!bill) return;
      const amount = Math.ceil(bill.owed * share) + (share > 1 ? 250_00 : 0);
      payBill(world.tx, world.billed, bill, amount);
      world.paid += amount;
      world.beyond ||= share > 1 && bill.month < world.billed.today.slice(0, 7);
    },
);

const plans = fc.nat(3).map(
  (at): Command =>
    (world) => {
      const bill = openOne(world, at);
      if (bill) keepOpen(world.tx, world.billed, bill);
    },
);

const months = fc.integer({ min: 1, max: 3 }).map(
  (count): Command =>
    (world) => {
      world.billed = { ...world.billed, today: addMonths(world.billed.today, count) };
    },
);

const START: BankDate = '2026-11-23';

test.each([
  ['agua-y-drenaje-de-la-sierra', '38204170611'],
  ['luz-del-altiplano', '502188347710'],
  ['pase-libre', 'PL00418827'],
])('%s: payments go to bills or credit, and paid bills stay paid', (key, reference) => {
  const steps = fc.oneof({ weight: 4, arbitrary: pays }, plans, { weight: 2, arbitrary: months });
  let beyond = 0;
  fc.assert(
    fc.property(fc.array(steps, { minLength: 5, maxLength: 15 }), (sequence) => {
      const billed = { merchant: merchantOf(key), reference, today: START };
      const world: World = { tx: new Transaction(new State()), billed, paid: 0, beyond: false };
      startClock(world.tx, startOfDay(START));
      const watch = newWatch();
      for (const command of sequence) {
        command(world);
        checkBills(world.tx, world.billed, watch);
      }
      expect(coveredIn(watch)).toBe(world.paid);
      if (world.beyond) beyond += 1;
    }),
    runs(60, 20),
  );
  if (merchantOf(key).billType === 'WITHRECEIPT') expect(beyond).toBeGreaterThan(0);
});
