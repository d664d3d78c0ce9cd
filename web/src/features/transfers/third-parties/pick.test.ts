import { describe, expect, test } from 'vitest';
import { recipientSearch } from '#web/features/recipients/shared/search.ts';
import { isSearching, visibleRows } from '#web/patterns/picker/pick.ts';
import { pesos, recipient } from '#web/testing/makers.ts';
import { lastAmounts } from './last-amounts';
import { lastTransferParts, sortRecipients } from './pick';

/** Sorted by number of transfers, then by alias, as the bank lists them. */
const savedRecipients = [
  recipient('blocked', { alias: 'Agencia', status: 'BLOCKED', timesPaid: 40 }),
  recipient('resting', { alias: 'Beto', status: 'ON_HOLD', timesPaid: 30 }),
  recipient('often', { alias: 'Mamá', timesPaid: 12 }),
  recipient('seldom', { alias: 'Dentista', bankName: 'Santander', timesPaid: 2 }),
  recipient('once', { alias: 'Colegio', timesPaid: 1 }),
  recipient('neither', { alias: 'Ñoño' }),
  recipient('never', { alias: 'Zoé' }),
];
const listedKeys = (text: string, all = false, chosen = '') =>
  visibleRows(
    sortRecipients(savedRecipients),
    { text, showsAll: all, selectedKey: chosen },
    recipientSearch,
  ).map(({ key }) => key);

const initialKeys = ['often', 'seldom', 'once', 'neither', 'never'];

describe('the listed recipients', () => {
  test.each([
    ['are a few at first, most used first', '', false, '', initialKeys],
    ['are all on demand, with unavailable ones last', '', true, '', [...initialKeys, 'resting', 'blocked']],
    ['include the selected recipient', '', false, 'resting', [...initialKeys, 'resting']],
    ['match the search, even if unavailable', 'age', false, '', ['blocked']],
    [
      'match by bank in the same order',
      'BBVA',
      false,
      '',
      ['often', 'once', 'neither', 'never', 'resting', 'blocked'],
    ],
    ['match by bank without accents', 'sántander', false, 'often', ['seldom']],
    ['are empty without a match', 'xyz', true, 'often', []],
    ['are not filtered by two letters', 'xy', false, '', initialKeys],
  ])('%s', (_, text, all, selected, keys) => expect(listedKeys(text, all, selected)).toEqual(keys));

  test.each([
    ['  ab ', false],
    [' abc', true],
  ])('%j is long enough to search: %s', (text, expected) => expect(isSearching(text)).toBe(expected));
});

test('shows the last amount and its date, or nothing', () => {
  const lastTransfer = { date: '2026-11-04', amount: pesos(2500) };
  expect(lastTransferParts(recipient('mom', { lastTransfer }), '2026-11-23')).toEqual([
    '$2,500.00 MXN',
    'hace 19 días',
  ]);
  expect(lastTransferParts(recipient('mom'), '2026-11-23')).toEqual([]);
});

describe('the last amounts', () => {
  const lastTransfer = { date: '2026-11-04', amount: pesos(2500) };
  const row = (amount: number, effectiveDate: string) => ({ amount, effectiveDate });
  const amounts = (...rows: ReturnType<typeof row>[]) =>
    lastAmounts({ lastTransfer }, rows).map(({ centavos, month }) => `${centavos} ${month}`);

  test('contain only the last transfer until the history loads', () =>
    expect(amounts()).toEqual(['250000 nov']));
  test('are unique, with the month of their last transfer', () =>
    expect(amounts(row(2500, '2026-11-04'), row(1800.5, '2026-10-04'), row(2500, '2026-09-04'))).toEqual([
      '250000 nov',
      '180050 oct',
    ]));
  test('are at most three', () =>
    expect(
      amounts(row(1, '2026-10-04'), row(2, '2026-09-04'), row(3, '2026-08-04'), row(4, '2026-07-04')),
    ).toEqual(['250000 nov', '100 oct', '200 sep']));
  test('are empty for a recipient never paid', () => expect(lastAmounts({}, [])).toEqual([]));
});
