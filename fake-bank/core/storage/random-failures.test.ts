import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SimulatedDisk } from '#bank/testing/simulated-disk';
import { Collection, State } from './collection';
import { DurableStore } from './durable-store';

const Row = z.object({ name: z.string(), value: z.number() });
const rows = new Collection('rows', Row, (row) => row.name, {});

const openOn = (disk: SimulatedDisk) =>
  DurableStore.open({ folder: '/data/demo', collections: [rows], seed: () => new State(), disk });

const readValues = ({ store }: DurableStore) => store.read.all(rows).map(({ value }) => value);

const waitTicks = async (count: number) => {
  for (let tick = 0; tick < count; tick += 1) await new Promise((resolve) => setImmediate(resolve));
};

type Step =
  | { does: 'commit'; wait: number }
  | { does: 'compact' | 'replace' | 'recover' | 'well' }
  | { does: 'full'; room: number }
  | { does: 'fail'; at: number; times: number }
  | { does: 'cut'; torn: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ does: fc.constant('commit' as const), wait: fc.nat(4) }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('compact' as const, 'replace', 'recover', 'well') }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('full' as const), room: fc.nat(400) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('fail' as const), at: fc.nat(10), times: fc.nat(4) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cut' as const), torn: fc.nat(200) }) },
);

/** Outcome of a commit or a replacement. */
type WriteOutcome = { replaces: boolean; value: number; answer: 'none' | 'kept' | 'refused' };

/**
 * Returns true if the rows fit the outcomes: they contain every acknowledged commit since the last
 * acknowledged replacement and no rejected one; commits without a response may be present or not.
 */
function isPossible(values: readonly number[], outcomes: readonly WriteOutcome[]): boolean {
  const storedSet = new Set(values);
  const unknownOutcomes = outcomes.filter(({ answer }) => answer === 'none');
  const replacementIndexes = [
    outcomes.findLastIndex(({ replaces, answer }) => replaces && answer === 'kept'),
  ];
  for (const outcome of unknownOutcomes)
    if (outcome.replaces) replacementIndexes.push(outcomes.indexOf(outcome));
  return replacementIndexes.some((index) => {
    const after = outcomes.slice(index + 1).filter(({ replaces }) => !replaces);
    const before = outcomes.slice(0, index + 1);
    return (
      after.every(({ answer, value }) =>
        answer === 'kept' ? storedSet.has(value) : answer === 'refused' ? !storedSet.has(value) : true,
      ) && before.every(({ value }) => !storedSet.has(value))
    );
  });
}

/** Slow reads. The bank may answer one if no write is pending and none was rolled back since its start. */
class SlowReads {
  readonly #reads: { values: readonly number[]; rollbackCount: number }[] = [];
  #answered = new Set<number>();

  start(durableStore: DurableStore): void {
    const { pending, rollbackCount } = durableStore;
    for (const read of pending ? [] : this.#reads.filter((entry) => entry.rollbackCount === rollbackCount)) {
      for (const value of read.values) this.#answered.add(value);
    }
    this.#reads.push({ values: readValues(durableStore), rollbackCount });
  }

  /** Returns commits that were rejected after a read had shown them. */
  findRejectedAfterRead(outcomes: readonly WriteOutcome[]): WriteOutcome[] {
    return outcomes.filter(({ answer, value }) => answer === 'refused' && this.#answered.has(value));
  }
}

test('keeps every acknowledged commit and no rejected commit under random disk failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 60 }), async (sequence) => {
      let disk = new SimulatedDisk();
      let durableStore = await openOn(disk);
      let outcomes: WriteOutcome[] = [];
      let count = 0;
      let reads = new SlowReads();
      const pendingReplacements: { outcome: WriteOutcome; state: State }[] = [];
      /** A replacement takes its place among the commits when its rows become visible. */
      const recordVisibleReplacements = () => {
        const index = pendingReplacements.findIndex(({ state }) => state === durableStore.store.state);
        if (index >= 0)
          outcomes.push(...pendingReplacements.splice(0, index + 1).map(({ outcome }) => outcome));
      };
      const recordOutcome = (outcome: WriteOutcome, answer: Promise<void>) =>
        answer.then(
          () => {
            recordVisibleReplacements();
            outcome.answer = 'kept';
          },
          () => {
            outcome.answer = 'refused';
          },
        );
      const commit = async (value: number) => {
        durableStore.store.transact((tx) => tx.put(rows, { name: `${value}`, value }));
        await durableStore.store.flushed();
      };
      const run = async (step: Step) => {
        recordVisibleReplacements();
        reads.start(durableStore);
        switch (step.does) {
          case 'commit': {
            recordVisibleReplacements();
            const outcome: WriteOutcome = { replaces: false, value: count, answer: 'none' };
            count += 1;
            outcomes.push(outcome);
            recordOutcome(outcome, commit(outcome.value));
            return waitTicks(step.wait);
          }
          case 'compact':
            return durableStore.compact().catch(() => undefined);
          case 'replace':
            pendingReplacements.push({
              outcome: { replaces: true, value: -1, answer: 'none' },
              state: new State(),
            });
            return void pendingReplacements
              .slice(-1)
              .map(({ outcome, state }) => recordOutcome(outcome, durableStore.replace(state)));
          case 'recover':
            return void (await durableStore.recover());
          case 'well':
            disk.room = Number.POSITIVE_INFINITY;
            disk.failing = () => undefined;
            return;
          case 'full':
            disk.room = disk.paths.reduce((sum, path) => sum + disk.bytesOf(path).length, step.room);
            return;
          case 'fail': {
            let calls = 0;
            disk.failing = () => {
              calls += 1;
              return calls > step.at && calls <= step.at + step.times ? 'EIO' : undefined;
            };
            return;
          }
          case 'cut': {
            pendingReplacements.length = 0;
            expect(reads.findRejectedAfterRead(outcomes)).toEqual([]);
            reads = new SlowReads();
            disk = disk.cutPower({ torn: step.torn });
            durableStore = await openOn(disk);
            expect(
              isPossible(readValues(durableStore), outcomes),
              `after a cut: ${readValues(durableStore)}`,
            ).toBe(true);
            const storedValues = readValues(durableStore);
            outcomes = storedValues.map((value) => ({ replaces: false, value, answer: 'kept' }));
            return;
          }
        }
      };
      for (const step of sequence) await run(step);
      disk.room = Number.POSITIVE_INFINITY;
      disk.failing = () => undefined;
      await durableStore.recover();
      await waitTicks(40);
      reads.start(durableStore);
      expect(reads.findRejectedAfterRead(outcomes)).toEqual([]);
      expect(durableStore.isReadOnly).toBe(false);
      expect(outcomes.filter(({ answer }) => answer === 'none')).toEqual([]);
      expect(isPossible(readValues(durableStore), outcomes), `at the end: ${readValues(durableStore)}`).toBe(
        true,
      );
      await durableStore.close();
      expect(readValues(await openOn(disk))).toEqual(expect.arrayContaining(readValues(durableStore)));
    }),
    { numRuns: 200 },
  );
});
