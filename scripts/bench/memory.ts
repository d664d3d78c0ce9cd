import { Banks } from '../../fake-bank/ground/bank/banks';
import { customers } from '../../fake-bank/ground/parties/customers';
import { collections, dueHandlers } from '../../fake-bank/nouns';
import { seedBank, seedFromNow } from '../../fake-bank/seed/seed';
import { goals } from './goals';

const BANKS = 500;
const MOST_MB = 150;
const DAY_MS = 86_400_000;

/** What is in use once all that nobody needs is given back; `npm run bench` runs with `--expose-gc`. */
async function megabytes(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed / 1_000_000;
}

/** Makes a bank on each of these days, uses it and leaves it; answers what all of them cost while they are there. */
async function cost(name: string, days: readonly number[]): Promise<void> {
  const settings = { collections, handlers: dueHandlers, seedBank, seedFromNow, wall: Date.now };
  const banks = await Banks.open(settings);
  const now = Date.parse('2026-11-23T09:30:00-06:00');
  await banks.create({ id: 'first', now });
  const before = await megabytes();
  const ids: string[] = [];
  for (const day of days) {
    const bank = await banks.create({ now: now + day * DAY_MS });
    await bank.commit((tx) => {
      for (const customer of tx.all(customers)) tx.put(customers, { ...customer, lastLogin: bank.now });
    });
    ids.push(bank.id);
  }
  const made = (await megabytes()) - before;
  for (const id of ids) await banks.delete(id);
  const dropped = (await megabytes()) - before;
  console.log(
    `${name.padEnd(44)} ${made.toFixed(0)} MB more ${goals.atMost(`memory of ${name}`, made, MOST_MB, ' MB')}, ${dropped.toFixed(0)} MB once they are dropped`,
  );
}

/** What banks cost that were made, used and left. */
export async function benchMemory(): Promise<void> {
  console.log(
    `\nMemory of banks that nobody calls${globalThis.gc ? '' : ' (without --expose-gc: an upper bound)'}`,
  );
  await cost(`${BANKS} banks of one day`, Array(BANKS).fill(0));
  await cost(
    'a bank on each of 40 days',
    Array.from({ length: 40 }, (_, day) => day + 1),
  );
}
