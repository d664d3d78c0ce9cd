import { customers } from '#bank/core/customers/customers';
import { openOperation } from '#bank/core/operations/operation';
import { operations } from '#bank/core/operations/record';
import { Banks } from '#bank/core/tenants/banks';
import { collections, jobHandlers } from '#bank/modules';
import { seedBank, seedFromNow } from '#bank/seed/seed';
import { goals } from './goals';

const BANKS = 500;
const MAX_MB = 150;
const ABANDONED = 5_000;
const MAX_ROWS = 100;
const DAY_MS = 86_400_000;

type Megabytes = { heap: number; resident: number };

/** Memory after garbage collection; `npm run bench` runs with `--expose-gc`. */
export async function megabytes(): Promise<Megabytes> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    globalThis.gc?.();
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / 1_000_000, resident: rss / 1_000_000 };
}

export const openMemoryBanks = () =>
  Banks.open({ collections, handlers: jobHandlers, seedBank, seedFromNow, systemClock: Date.now });

async function cost(name: string, days: readonly number[]): Promise<void> {
  const banks = await openMemoryBanks();
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
  const loaded = await megabytes();
  for (const id of ids) await banks.delete(id);
  const after = await megabytes();
  const [added, dropped] = [loaded.heap - before.heap, after.heap - before.heap];
  console.log(
    `${name.padEnd(44)} ${added.toFixed(0)} MB more ${goals.atMost(`memory of ${name}`, added, MAX_MB, ' MB')}, ` +
      `${dropped.toFixed(0)} MB once they are dropped; the process has ${loaded.resident.toFixed(0)} MB, then ${after.resident.toFixed(0)}`,
  );
}

/** The bank must prune abandoned operations. */
async function benchPruning(): Promise<void> {
  const banks = await openMemoryBanks();
  const bank = await banks.create({});
  const rows = () => bank.read.all(operations).length;
  const [rowsBefore, before] = [rows(), await megabytes()];
  for (let left = ABANDONED; left > 0; left -= 1)
    await bank.commit((tx) => openOperation(tx, 'ana', 'bench'));
  const addedRows = rows() - rowsBefore;
  console.log(
    `${`${ABANDONED} operations that nobody finishes`.padEnd(44)} ${addedRows} rows more ` +
      `${goals.atMost('rows of operations that nobody finishes', addedRows, MAX_ROWS)}, ${((await megabytes()).heap - before.heap).toFixed(0)} MB more`,
  );
}

export async function benchMemory(): Promise<void> {
  console.log(
    `\nMemory of banks that nobody calls${globalThis.gc ? '' : ' (without --expose-gc: an upper bound)'}`,
  );
  await cost(`${BANKS} banks of one day`, Array(BANKS).fill(0));
  await cost(
    'a bank on each of 40 days',
    Array.from({ length: 40 }, (_, day) => day + 1),
  );
  await benchPruning();
}
