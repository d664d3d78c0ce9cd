import { describe, expect, it, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import { dayLabel, linesOf, shortDay } from './days';

const movement = (postedDate: string, amount: number, key = `${postedDate} ${amount}`): Movement => ({
  key,
  postedDate,
  amount,
  description: 'Café',
  currencyCode: 'MXN',
});

const summarize = (movements: readonly Movement[], isFullyLoaded = true) =>
  linesOf(movements, isFullyLoaded).map((line) =>
    line.movement ? line.movement.amount : [line.date, line.total],
  );

describe('movements grouped by day', () => {
  it.each([
    ['no movements', [], []],
    ['one movement', [movement('2026-11-20', -10.1)], [['2026-11-20', -1010], -10.1]],
    [
      'two movements of one day with an exact sum',
      [movement('2026-11-20', 0.1), movement('2026-11-20', 0.2)],
      [['2026-11-20', 30], 0.1, 0.2],
    ],
    [
      'movements of two days',
      [movement('2026-11-20', -5), movement('2026-11-19', 7)],
      [['2026-11-20', -500], -5, ['2026-11-19', 700], 7],
    ],
  ])('lists each day and its total before its movements: %s', (_, movements, lines) =>
    expect(summarize(movements)).toEqual(lines),
  );

  it.each([
    ['one movement', [movement('2026-11-20', -5)], [true]],
    ['two movements', [movement('2026-11-20', -5), movement('2026-11-20', 7)], [false]],
    [
      'one movement after two',
      [movement('2026-11-20', -5), movement('2026-11-20', 7), movement('2026-11-19', 1)],
      [false, true],
    ],
  ])('flags days with a single movement: %s', (_, movements, isSingle) => {
    const lines = linesOf(movements, true);
    expect(lines.filter((line) => !line.movement).map((line) => line.isSingle)).toEqual(isSingle);
    expect(
      lines.every((line) => line.isSingle === lines.find(({ date }) => date === line.date)?.isSingle),
    ).toBe(true);
  });

  it('omits the total of the last day while more movements may follow', () => {
    const movements = [movement('2026-11-20', -5), movement('2026-11-19', 7)];
    expect(summarize(movements, false)).toEqual([['2026-11-20', -500], -5, ['2026-11-19', undefined], 7]);
  });
});

test.each([
  ['2026-11-23', { relativeDay: 'Hoy', day: 'lun 23 nov' }],
  ['2026-11-22', { relativeDay: 'Ayer', day: 'dom 22 nov' }],
  ['2026-11-13', { day: 'vie 13 nov' }],
  ['2025-12-31', { day: 'mié 31 dic 2025' }],
])('%s has the label %j', (date, label) => expect(dayLabel(date, '2026-11-23')).toEqual(label));

test.each([
  ['2026-11-23', 'Hoy'],
  ['2026-11-22', 'Ayer'],
  ['2026-11-13', 'vie 13 nov'],
])('the short label of %s is %s', (date, label) => expect(shortDay(date, '2026-11-23')).toBe(label));

test('on 1 January yesterday belongs to the year before', () => {
  expect(dayLabel('2026-12-31', '2027-01-01')).toEqual({ relativeDay: 'Ayer', day: 'jue 31 dic 2026' });
});
