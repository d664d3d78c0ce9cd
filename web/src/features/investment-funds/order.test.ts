import { expect, test } from 'vitest';
import { draft, fund, setupOf } from './fund.fixture';
import { type Draft, draftOf, orderOf, tradeAtValuation } from './order';

const timeAt = (time: string) => Date.parse(`${time}-06:00`);
const MORNING = timeAt('2026-11-23T09:30:00');
const liquidityFund = fund({ key: 'liquidez' });

const initialDraft = (query: Record<string, string>, now = MORNING): Draft =>
  draftOf(setupOf(fund(), liquidityFund), new URLSearchParams(query), now);

test('a URL fills in the form', () => {
  const query = {
    operation_type: 'SELL',
    investment_account: 'liquidez',
    amount: '500',
    operation_date: '2026-12-02',
  };
  expect(initialDraft(query)).toEqual({
    operation: 'SELL',
    fund: 'liquidez',
    amount: '500.00',
    when: 'later',
    date: '2026-12-02',
  });
});

test('ignores invalid values in the URL', () => {
  expect(
    initialDraft({ operation_type: 'STEAL', investment_account: '__proto__', operation_date: '<b>' }),
  ).toEqual({
    operation: 'BUY',
    fund: '',
    amount: '',
    when: 'today',
    date: '',
  });
});

test('preselects the only fund', () => {
  expect(draftOf(setupOf(fund()), new URLSearchParams(), MORNING).fund).toBe('deuda');
});

test.each([
  ['within trading hours', '2026-11-23T09:30:00', undefined, 'today', ''],
  ['at 07:00', '2026-11-23T07:00:00', undefined, 'today', ''],
  ['a second before 07:00', '2026-11-23T06:59:59', undefined, 'later', '2026-11-24'],
  ['a second before 13:30', '2026-11-23T13:29:59', undefined, 'today', ''],
  ['at 13:30', '2026-11-23T13:30:00', undefined, 'later', '2026-11-24'],
  ['on a Friday afternoon', '2026-11-27T15:00:00', undefined, 'later', '2026-11-30'],
  ['on a Saturday', '2026-11-28T10:00:00', undefined, 'later', '2026-11-30'],
  ['on a holiday', '2026-12-25T10:00:00', undefined, 'later', '2026-12-28'],
  ['for today', '2026-11-23T09:30:00', '2026-11-23', 'today', ''],
  ['for today, after hours', '2026-11-23T14:00:00', '2026-11-23', 'later', '2026-11-24'],
  ['for a bank day', '2026-11-23T09:30:00', '2026-12-24', 'later', '2026-12-24'],
  ['for a holiday', '2026-11-23T09:30:00', '2026-12-25', 'later', ''],
  ['for a past date', '2026-11-23T09:30:00', '2026-11-20', 'later', ''],
  ['for a date beyond the horizon', '2026-11-23T09:30:00', '2027-05-24', 'later', ''],
  ['for an invalid date', '2026-11-23T09:30:00', '2026-02-30', 'today', ''],
] as const)('sets the initial date when opened %s', (_, now, requestedDate, when, date) => {
  expect(initialDraft(requestedDate ? { operation_date: requestedDate } : {}, timeAt(now))).toMatchObject({
    when,
    date,
  });
});

test.each([
  [{}, { units: 8_100, price: 1_234_564, total: 9_999_97 }],
  [{ operation: 'SELL' }, { units: 8_117, price: 1_232_100, total: 10_000_95 }],
  [{ amount: '' }, undefined],
  [{ amount: '100,000,000.01' }, undefined],
])('a draft with %j results in the trade %j', (change, trade) => {
  expect(tradeAtValuation(draft(change), fund())).toEqual(trade);
});

test.each([
  [{}, { transaction_type: 'onetime', operation_type: 'BUY', operation_date: '2026-11-23' }],
  [
    { operation: 'SELL', when: 'later', date: '2026-12-02' },
    { transaction_type: 'scheduled', operation_type: 'SELL', operation_date: '2026-12-02' },
  ],
])('builds the order of %j', (change, order) => {
  expect(orderOf(draft(change), '2026-11-23')).toEqual({
    ...order,
    investment_account_key: 'deuda',
    amount: 10_000,
  });
});
