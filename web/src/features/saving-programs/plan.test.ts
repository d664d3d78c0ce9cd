import { describe, expect, test } from 'vitest';
import type { SavingProgram } from '#contract/saving-programs';
import {
  daysOf,
  depositsToGoal,
  goalDayOf,
  isReached,
  lastDepositDate,
  progressOf,
  scheduleText,
  upcomingRuns,
} from './plan';

const pesos = (amount: number) => ({ amount, currencyCode: 'MXN' as const });

const program = (change: Partial<SavingProgram> = {}): SavingProgram => ({
  key: 'p',
  confirmationNumber: '1',
  operationDate: '2026-11-23T09:30:00-06:00',
  accountType: 'Cheques',
  fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
  toAccount: { description: 'Ahorro', displayId: '•••• 7730' },
  amount: pesos(1_500),
  periodicity: { frequency: 'BIWEEKLY' },
  effectiveDate: '2026-11-30',
  status: 'ACTIVE',
  nextDate: '2026-11-30',
  ...change,
});

test.each([
  ['WEEKLY', '2026-11-27', 'cada viernes'],
  ['BIWEEKLY', '2026-11-27', 'cada quincena'],
  ['MONTHLY', '2026-11-27', 'cada mes'],
] as const)('%s from %s has the label %s', (frequency, start, text) => {
  expect(scheduleText({ frequency, start })).toBe(text);
});

test.each([
  ['WEEKLY', '2026-11-27', ['2026-11-27', '2026-12-04', '2026-12-11']],
  ['BIWEEKLY', '2026-11-30', ['2026-11-30', '2026-12-15', '2026-12-31']],
  ['MONTHLY', '2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31']],
] as const)('the next dates of %s from %s are %j', (frequency, start, days) => {
  expect(daysOf({ frequency, start }, start, 3)).toEqual(days);
});

describe('reaching a goal', () => {
  const schedule = { frequency: 'BIWEEKLY', start: '2026-11-30' } as const;

  test.each<[string, number, number, number, number, string | undefined]>([
    ['in twelve equal parts', 18_000_00, 0, 1_500_00, 12, '2027-05-15'],
    ['with one more part for an extra centavo', 18_000_01, 0, 1_500_00, 13, '2027-05-31'],
    ['with part of it saved', 18_000_00, 16_500_00, 1_500_00, 1, '2026-11-30'],
    ['already reached', 18_000_00, 18_000_00, 1_500_00, 0, undefined],
    ['already exceeded', 18_000_00, 19_500_00, 1_500_00, 0, undefined],
    ['in three thousand years', 18_000_00, 0, 25, 72_000, undefined],
    ['at the end of fifty years', 1_201_00, 0, 1_00, 1_201, '2076-11-30'],
    ['just after fifty years', 1_202_00, 0, 1_00, 1_202, undefined],
  ])('%s', (_, goal, saved, amount, times, day) => {
    expect(depositsToGoal(goal, { saved, amount })).toBe(times);
    expect(lastDepositDate(schedule, '2026-11-30', times)).toBe(day);
  });

  test('is impossible with an amount of zero', () => {
    expect(
      lastDepositDate(schedule, '2026-11-30', depositsToGoal(1, { saved: 0, amount: 0 })),
    ).toBeUndefined();
  });
});

test.each<[string, Partial<SavingProgram>, object | undefined, string | undefined]>([
  [
    'in progress',
    { goal: pesos(18_000), saved: pesos(10_500) },
    { percent: 58.3, isReached: false },
    '2027-01-31',
  ],
  [
    'a centavo before its goal',
    { goal: pesos(18_000), saved: pesos(17_999.99) },
    { percent: 99.9, isReached: false },
    '2026-11-30',
  ],
  [
    'with its goal reached',
    { goal: pesos(18_000), saved: pesos(18_000) },
    { percent: 100, isReached: true },
    undefined,
  ],
  [
    'beyond its goal',
    { goal: pesos(1_000), saved: pesos(1_500) },
    { percent: 100, isReached: true },
    undefined,
  ],
  ['without a goal', { saved: pesos(500) }, undefined, undefined],
  ['without a saved amount', { goal: pesos(500) }, undefined, undefined],
])('returns progress and goal date of a program %s', (_, change, progress, day) => {
  const changedProgram = program(change);
  expect(progressOf(changedProgram)).toEqual(progress);
  expect(isReached(changedProgram)).toBe(progressOf(changedProgram)?.isReached ?? false);
  expect(goalDayOf(changedProgram)).toBe(day);
});

test('a paused program has no goal date', () => {
  const { nextDate: _, ...paused } = program({ goal: pesos(18_000), saved: pesos(0), status: 'PAUSED' });
  expect(goalDayOf(paused)).toBeUndefined();
  expect(upcomingRuns([paused], '2026-11-23')).toEqual([]);
});

test('returns the runs of the next thirty days in order', () => {
  const weekly = program({
    key: 'w',
    periodicity: { frequency: 'WEEKLY' },
    effectiveDate: '2026-11-27',
    nextDate: '2026-11-27',
  });
  const programOnDay30 = program({
    key: 't',
    periodicity: { frequency: 'MONTHLY' },
    effectiveDate: '2026-12-23',
    nextDate: '2026-12-23',
  });
  const runs = upcomingRuns([program(), weekly, programOnDay30], '2026-11-23');
  expect(runs.map(({ day, program: { key } }) => `${day} ${key}`)).toEqual([
    '2026-11-27 w',
    '2026-11-30 p',
    '2026-12-04 w',
    '2026-12-11 w',
    '2026-12-15 p',
    '2026-12-18 w',
    '2026-12-23 t',
  ]);
});
