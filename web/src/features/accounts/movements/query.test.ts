import { expect, test } from 'vitest';
import { addressOf, noFilters, queryOfAddress, searchedRange } from './query';

const TODAY = '2026-11-23';
const asked = (query: string) => queryOfAddress(new URLSearchParams(query), TODAY);

test.each([
  '',
  'period=last-month',
  'period=dates&from_date=2026-11-01&to_date=2026-11-20',
  'kind=credits',
  'period=last-month&kind=charges&category=home&q=renta',
  'period=last-10-days&q=renta',
  'q=renta+del+local',
  'kind=credits&movement=L000000001',
])('the URL %j survives parsing and formatting', (query) => {
  expect(`${new URLSearchParams(addressOf(asked(query)))}`).toBe(query);
});

test.each([
  ['period=last-10-days', ''],
  ['period=nothing&category=nonsense&kind=x&q=+', ''],
])('%j is dropped as default or invalid', (query, address) => {
  expect(`${new URLSearchParams(addressOf(asked(query)))}`).toBe(address);
});

test.each([
  ['', 'last-10-days', '2026-11-13'],
  ['q=renta', 'last-year', '2025-11-23'],
  ['q=re', 'last-10-days', '2026-11-13'],
  ['period=last-10-days&q=renta', 'last-10-days', '2026-11-13'],
  ['period=last-month&q=renta', 'last-month', '2026-10-01'],
])('%j searches %s', (query, period, from_date) => {
  expect(searchedRange(asked(query), TODAY)).toMatchObject({ period, range: { from_date } });
});

test('clearing the filters keeps the period', () => {
  const filtered = asked('period=last-month&kind=charges&category=home&q=renta');
  expect(addressOf({ ...filtered, ...noFilters })).toEqual({ period: 'last-month' });
});
