import { expect, test } from 'vitest';
import { bankInstant } from '#contract/domain/dates';
import { clockSettings } from '../calendar/clock';
import { State } from '../storage/collection';
import { sequences } from '../storage/sequence';
import type { Bank } from './bank';
import { Banks } from './banks';

const DAY_MS = 86_400_000;
const MONDAY = Date.parse('2026-11-23T09:30:00-06:00');

const open = () =>
  Banks.open({
    collections: [sequences, clockSettings],
    handlers: {},
    systemClock: () => MONDAY,
    *seedBank(tx, today) {
      for (const name of ['a', 'b', 'c', today]) tx.put(sequences, { name, last: 1 });
      yield;
    },
  });

const isLoaded = ({ read }: Bank) => read.all(sequences).length > 0;
const lastNumbersOf = ({ read }: Bank) => new Map(read.all(sequences).map(({ name, last }) => [name, last]));

/** Creates a bank with a changed, a deleted and an added row and another time. */
async function createChangedBank(banks: Banks): Promise<Bank> {
  const bank = await banks.create({ now: MONDAY });
  await bank.moveClock(({ now }) => ({ mode: 'frozen', now: now + 40 * DAY_MS }));
  await bank.commit((tx) => {
    tx.put(sequences, { name: 'a', last: 7 });
    tx.delete(sequences, 'b');
    tx.put(sequences, { name: 'd', last: 2 });
  });
  return bank;
}

async function createBanks(banks: Banks, count: number, dayOf: (index: number) => number): Promise<void> {
  for (let index = 0; index < count; index += 1) await banks.create({ now: MONDAY + dayOf(index) * DAY_MS });
}

test.each<[string, number, (index: number) => number]>([
  ['more than a hundred banks', 101, () => 0],
  ['more than six days', 7, (index) => index + 1],
])('with %s a bank is evicted, and restored unchanged when it is used', async (_, count, dayOf) => {
  const banks = await open();
  const bank = await createChangedBank(banks);
  const before = lastNumbersOf(bank);
  await createBanks(banks, count, dayOf);
  expect(isLoaded(bank)).toBe(false);
  expect(bankInstant(bank.now)).toBe('2027-01-02T09:30:00-06:00');
  await Promise.all([banks.ready(bank), banks.ready(bank)]);
  expect(lastNumbersOf(bank)).toEqual(before);
  expect(banks.ready(bank)).toBeNull();
});

test('a bank with running requests stays loaded', async () => {
  const banks = await open();
  const bank = await createChangedBank(banks);
  bank.calls = 1;
  await createBanks(banks, 101, () => 0);
  expect(isLoaded(bank)).toBe(true);
});

test('an evicted bank is exported and reset like any other', async () => {
  const banks = await open();
  const bank = await createChangedBank(banks);
  await createBanks(banks, 7, (index) => index + 1);
  expect((await banks.export(bank.id)).records.sequences).toContainEqual({ name: 'd', last: 2 });
  await createBanks(banks, 7, (index) => index + 10);
  expect(isLoaded(bank)).toBe(false);
  await banks.reset(bank.id);
  expect([...lastNumbersOf(bank).keys()]).toEqual(['a', 'b', 'c', '2026-11-23']);
  expect(bank.now).toBe(MONDAY);
});

test('beyond a thousand banks the least recently used bank is deleted, but never `demo`', async () => {
  const banks = await open();
  const first = await createChangedBank(banks);
  await createBanks(banks, 1_001, () => 0);
  expect(banks.has(first.id)).toBe(false);
  expect(banks.all).toHaveLength(1_001);
  expect(banks.has('demo')).toBe(true);
});

test('a seed rebuilt after its eviction shares no state with a changed bank', async () => {
  const banks = await open();
  const bank = await createChangedBank(banks);
  await createBanks(banks, 12, (index) => index + 1);
  await banks.ready(bank);
  expect(bank.store.state).toBeInstanceOf(State);
  const other = await banks.create({ now: MONDAY });
  expect(lastNumbersOf(other).get('a')).toBe(1);
});

test('an evicted bank is restored from its snapshot even if its seed is evicted too', async () => {
  const banks = await open();
  const bank = await createChangedBank(banks);
  const savedBank = await banks.save(bank.id);
  const before = [...lastNumbersOf(bank)];
  await bank.commit((tx) => void tx.put(sequences, { name: 'a', last: 8 }));
  await createBanks(banks, 12, (index) => index + 1);
  expect(isLoaded(bank)).toBe(false);
  await banks.restore(bank.id, savedBank);
  expect([...lastNumbersOf(bank)]).toEqual(before);
  expect(bankInstant(bank.now)).toBe('2027-01-02T09:30:00-06:00');
  // The restored bank can be evicted and loaded again.
  await createBanks(banks, 12, (index) => index + 20);
  expect(isLoaded(bank)).toBe(false);
  await banks.ready(bank);
  expect([...lastNumbersOf(bank)]).toEqual(before);
});

test('beyond a hundred snapshots the least recently used one is compacted and can be restored', async () => {
  const banks = await open();
  const bank = await createChangedBank(banks);
  const savedBank = await banks.save(bank.id);
  const before = [...lastNumbersOf(bank)];
  for (let last = 1; last <= 100; last += 1) {
    await bank.commit((tx) => void tx.put(sequences, { name: 'c', last }));
    await banks.save(bank.id);
  }
  await expect.poll(() => 'changes' in savedBank.rows).toBe(true);
  await banks.restore(bank.id, savedBank);
  expect([...lastNumbersOf(bank)]).toEqual(before);
});
