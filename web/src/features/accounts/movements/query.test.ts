import { expect, test } from 'vitest';
import { noFilters, parseQuery, queryParams, searchedRange } from './query';

const TODAY = '2026-11-23';
const queryIn = (query: string) => parseQuery(new URLSearchParams(query), TODAY);

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
  expect(`${new URLSearchParams(queryParams(queryIn(query)))}`).toBe(query);
});

test.each([
  ['period=last-10-days', ''],
  ['period=nothing&category=nonsense&kind=x&q=+', ''],
])('the URL %j becomes %j without defaults and invalid values', (query, expected) => {
  expect(`${new URLSearchParams(queryParams(queryIn(query)))}`).toBe(expected);
});

test.each([
  ['', 'last-10-days', '2026-11-13'],
  ['q=renta', 'last-year', '2025-11-23'],
  ['q=re', 'last-10-days', '2026-11-13'],
  ['period=last-10-days&q=renta', 'last-10-days', '2026-11-13'],
  ['period=last-month&q=renta', 'last-month', '2026-10-01'],
])('for the URL %j the search covers the period %s from %s', (query, period, from_date) => {
  expect(searchedRange(queryIn(query), TODAY)).toMatchObject({ period, range: { from_date } });
});

test('clearing the filters keeps the period', () => {
  const filteredQuery = queryIn('period=last-month&kind=charges&category=home&q=renta');
  expect(queryParams({ ...filteredQuery, ...noFilters })).toEqual({ period: 'last-month' });
});
