/** Plants defects and checks that the simulator finds them. */
import { afterEach, expect, test, vi } from 'vitest';
import { DurableStore } from '#bank/core/storage/durable-store';
import { Store } from '#bank/core/storage/store';
import { SavedBanks } from '#bank/core/tenants/saved-banks';
import { collections } from '#bank/modules';
import { type Failure, live } from './simulate';
import { type Step, stepsOf } from './steps';

const never = () => new Promise<never>(() => undefined);

async function failureOf(steps: readonly Step[]): Promise<Failure | null> {
  const result = await live(steps);
  return 'failure' in result ? result.failure : null;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('finds a bank that never closes', async () => {
  vi.spyOn(DurableStore.prototype, 'close').mockImplementation(never);
  expect(await failureOf(stepsOf('1', 1))).toEqual({ problem: 'closing never ended', steps: [] });
});

test.each(['rest', 'close'] as const)('finds a call without a response before a %s', async (does) => {
  vi.spyOn(DurableStore.prototype, 'replace').mockImplementation(never);
  const steps: Step[] = [{ does: 'reset', failsAt: 0, times: 0 }, { does }];
  expect(await failureOf([...steps, { does: 'read' }])).toEqual({ problem: 'reset never ended', steps });
});

test('finds a snapshot with rows that the disk rejected', async () => {
  vi.spyOn(Store.prototype, 'dump').mockImplementation(function later(this: Store) {
    const { state } = this;
    const rows = collections.map((one) => [one.name, { enumerable: true, get: () => one.dump(state) }]);
    return Object.defineProperties({}, Object.fromEntries(rows));
  });
  let firstFailure: Failure | null = null;
  for (let lives = 1; !firstFailure && lives <= 25; lives += 1)
    firstFailure = await failureOf(stepsOf(`1/${lives}`, 120));
  expect(firstFailure?.problem).toBe('demo holds what it never held');
});

test('finds a restored snapshot with other rows', async () => {
  vi.spyOn(SavedBanks.prototype, 'stateOf').mockImplementation(async ({ bank }) => bank.store.copy().state);
  const steps: Step[] = [
    { does: 'snapshot', failsAt: 0, times: 0 },
    { does: 'rest' },
    { does: 'transfer', from: 0, to: 1, cents: 100, inDays: 0 },
    { does: 'rest' },
    { does: 'restore', failsAt: 0, times: 0 },
    { does: 'rest' },
  ];
  expect((await failureOf(steps))?.problem).toContain('a restored snapshot holds other rows');
});

test('a simulated history ends with a rest and a power cut', () => {
  const does = stepsOf('1', 3).map((step) => step.does);
  expect(does.slice(3)).toEqual(['rest', 'cut']);
});
