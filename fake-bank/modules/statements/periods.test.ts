import { describe, expect, it } from 'vitest';
import { nextReadyDate, periodsOf } from './periods';

const ends = (given: Parameters<typeof periodsOf>[0], today: string) =>
  periodsOf(given, today).map(({ start, end }) => `${start} ${end}`);

describe('statements of an account', () => {
  it.each([
    ['are ready on the third', '2026-11-03', '2026-10-31'],
    ['are not ready before the third', '2026-11-02', '2026-09-30'],
    ['end on the last day of February', '2027-03-03', '2027-02-28'],
    ['end on 29 February in a leap year', '2028-03-05', '2028-02-29'],
    ['cross the year', '2027-01-03', '2026-12-31'],
  ])('%s', (_, today, end) => {
    expect(periodsOf({ opened: '2020-01-01' }, today)[0]?.end).toBe(end);
  });

  it('start with the month of the opening', () => {
    expect(ends({ opened: '2026-09-20' }, '2026-11-23')).toEqual([
      '2026-10-01 2026-10-31',
      '2026-09-01 2026-09-30',
    ]);
    expect(ends({ opened: '2026-11-01' }, '2026-11-23')).toEqual([]);
  });

  it('are kept until exactly two years after their end', () => {
    expect(ends({ opened: '2010-01-01' }, '2026-11-30').at(-1)).toBe('2024-11-01 2024-11-30');
    expect(ends({ opened: '2010-01-01' }, '2026-12-01').at(-1)).toBe('2024-12-01 2024-12-31');
  });

  it('are kept for 24 months', () => {
    const periods = ends({ opened: '2010-01-01' }, '2026-11-23');
    expect(periods).toHaveLength(24);
    expect(periods.at(-1)).toBe('2024-11-01 2024-11-30');
  });
});

describe('statements of a card', () => {
  it.each([
    ['are ready three days after the cut-off', '2026-11-15', '2026-10-13 2026-11-12'],
    ['are not ready two days after the cut-off', '2026-11-14', '2026-09-13 2026-10-12'],
  ])('%s', (_, today, period) => {
    expect(ends({ opened: '2020-01-01', cutOffDay: 12 }, today)[0]).toBe(period);
  });

  it('start with the period of the opening', () => {
    expect(ends({ opened: '2026-10-12', cutOffDay: 12 }, '2026-11-23')).toEqual([
      '2026-10-13 2026-11-12',
      '2026-09-13 2026-10-12',
    ]);
  });
});

describe('the next statement is ready', () => {
  it.each([
    ['on the third of the next month', { opened: '2026-09-20' }, '2026-11-23', '2026-12-03'],
    [
      'on the third of this month if the last month is pending',
      { opened: '2026-09-20' },
      '2026-12-02',
      '2026-12-03',
    ],
    [
      'on the third of the next month if the last month is ready',
      { opened: '2026-09-20' },
      '2026-12-03',
      '2027-01-03',
    ],
    ['on the third of the month after the opening', { opened: '2026-12-01' }, '2026-12-02', '2027-01-03'],
    ['three days after a cut-off', { opened: '2026-09-20', cutOffDay: 12 }, '2026-11-23', '2026-12-15'],
    [
      'three days after a cut-off that is pending',
      { opened: '2026-09-20', cutOffDay: 12 },
      '2026-12-14',
      '2026-12-15',
    ],
    [
      'in the next period for a card opened after its cut-off',
      { opened: '2026-12-13', cutOffDay: 12 },
      '2026-12-14',
      '2027-01-15',
    ],
    [
      'three days after a cut-off on the day of the opening',
      { opened: '2026-12-12', cutOffDay: 12 },
      '2026-12-12',
      '2026-12-15',
    ],
  ])('%s', (_, account, today, ready) => {
    expect(nextReadyDate(account, today)).toBe(ready);
    expect(periodsOf(account, ready).length).toBe(periodsOf(account, today).length + 1);
  });
});
