import { afterEach, expect, test, vi } from 'vitest';
import { clockErrors, Upcoming } from '#contract/domain/clock';
import { scheduledJobs } from '../core/scheduling/scheduled-jobs';
import { type BankUnderTest, MONDAY_MORNING, openBank } from '../testing/bank-under-test';

afterEach(() => void vi.restoreAllMocks());

const requestUpcoming = (bank: BankUnderTest, query = '') =>
  bank.send('get', `/__bank/clock/upcoming${query}`);

async function upcoming(bank: BankUnderTest, query?: string) {
  return Upcoming.parse((await requestUpcoming(bank, query).expect(200)).body);
}

test('lists the jobs that a later advance runs, and changes nothing', async () => {
  const bank = await openBank();
  const before = JSON.stringify(bank.bank.store.dump());
  const upcomingJobs = await upcoming(bank, '?until=P2M');
  expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
  expect(upcomingJobs).toMatchObject({
    now: MONDAY_MORNING,
    until: '2027-01-23T09:30:00-06:00',
    isComplete: true,
  });
  const { body } = await bank.advance('P2M');
  expect(upcomingJobs.data.map(({ kind, key, at, customer }) => ({ kind, key, at, customer }))).toEqual(
    body.fired,
  );
});

test('each job has its customer and its effect', async () => {
  const bank = await openBank();
  const { data } = await upcoming(bank, '?until=P2M');
  expect(data.filter(({ effect }) => !/^[A-Z].*\.$/.test(effect) || /undefined|nobody/.test(effect))).toEqual(
    [],
  );
  expect(data.find(({ key }) => key === 'elena-tarjeta')).toEqual({
    at: '2026-12-03T23:59:59-06:00',
    kind: 'credit-charge',
    title: 'Credit charge',
    effect: 'Charges the interest of elena-tarjeta at its cut-off.',
    key: 'elena-tarjeta',
    customer: 'elena',
  });
  const titlesWithoutCustomer = new Set(data.filter(({ customer }) => !customer).map(({ title }) => title));
  expect([...titlesWithoutCustomer]).toEqual(['Fund valuation']);
});

test('lists the jobs of a month or until an instant, of all customers or of one customer', async () => {
  const bank = await openBank();
  const month = await upcoming(bank);
  expect(month.until).toBe('2026-12-23T09:30:00-06:00');
  expect(await upcoming(bank, '?until=2026-12-23T09:30:00-06:00')).toEqual(month);
  expect((await upcoming(bank, `?until=${MONDAY_MORNING}`)).data).toEqual([]);
  const elena = await upcoming(bank, '?customer=elena');
  expect(elena.data).toEqual(month.data.filter(({ customer }) => customer === 'elena'));
  expect(elena.data.length).toBeGreaterThan(0);
});

test('lists at most 500 jobs and is incomplete if there are more', async () => {
  const bank = await openBank();
  const year = await upcoming(bank, '?until=P1Y');
  expect(year.data).toHaveLength(500);
  expect(year.isComplete).toBe(false);
});

test('reports a job that would crash, and logs nothing', async () => {
  const log = vi.spyOn(console, 'error');
  const bank = await openBank();
  const at = Date.parse('2026-11-24T12:00:00-06:00');
  bank.bank.store.transact((tx) =>
    tx.put(scheduledJobs, { kind: 'nobody-knows', key: 'nadie', at, ordinal: 0 }),
  );
  const { data, isComplete } = await upcoming(bank, '?until=P2D');
  expect(data.find(({ key }) => key === 'nadie')?.crash).toContain('nobody knows');
  expect(isComplete).toBe(true);
  expect(data.at(-1)?.key).not.toBe('nadie');
  expect(log).not.toHaveBeenCalled();
  expect(bank.bank.read.get(scheduledJobs, 'nobody-knows:nadie')?.crash).toBeUndefined();
});

test.each([
  ['until=2026-11-23T09:29:59-06:00', 'until', `Before the time of the bank, ${MONDAY_MORNING}.`],
  ['until=P1Y1D', 'until', 'At most a year ahead.'],
  ['until=2027-11-24T09:30:00-06:00', 'until', 'At most a year ahead.'],
  ['until=P80Y', 'until', expect.stringContaining('40 years')],
  ['until=P', 'until', clockErrors.duration],
  ['until=manana', 'until', expect.stringContaining(clockErrors.duration)],
  ['until=', 'until', expect.stringContaining(clockErrors.duration)],
  ['until=2026-11-30', 'until', expect.stringContaining(clockErrors.duration)],
  ['until=2101-01-01T00:00:00-06:00', 'until', expect.stringContaining('2099')],
  ['customer=nadie', 'customer', expect.stringContaining('nadie')],
  ['limit=5', 'limit', 'This field is not expected here.'],
  ['until=P1D&until=P2D', 'until', 'Write a text.'],
])('%s is rejected', async (query, field, description) => {
  const answer = await requestUpcoming(await openBank(), `?${query}`).expect(400);
  expect(answer.body.notifications).toEqual([{ code: '0000', category: 'FIELDS', field, description }]);
});
