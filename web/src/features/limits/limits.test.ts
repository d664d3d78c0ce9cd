import { describe, expect, test } from 'vitest';
import { limit, pesos } from '#web/testing/makers.ts';
import {
  areInForce,
  bodyOf,
  changesOf,
  checkLimits,
  draftOf,
  highestOf,
  sharedDailyLimit,
  summarizeError,
  todayOf,
} from './limits';

const topUp = limit({
  limitKey: 'MobileTopUp',
  limitDesc: 'Tiempo aire',
  customerLimit: pesos(300),
  maxLimit: pesos(500),
});
const spei = limit({ customerLimit: pesos(20_000) });
const setup = { limits: [spei, topUp] };
const draftWith = (MobileTopUp: string) => ({ ...draftOf(setup), MobileTopUp });

describe('validates a limit', () => {
  test.each([
    ['', 'Dato necesario.'],
    ['  ', 'Dato necesario.'],
    ['0', 'Debe ser mayor a $0.00.'],
    ['-5', 'Debe ser mayor a $0.00.'],
    ['500.01', 'Debe ser menor o igual a $500.00 MXN.'],
    ['mucho', 'Escribe un importe, por ejemplo 500.00.'],
    ['500', undefined],
    ['$0.01', undefined],
  ])('%j has the error %s', (text, expected) => {
    expect(checkLimits(draftWith(text), setup).MobileTopUp).toBe(expected);
  });
});

test('the error summary names the limit', () => {
  expect(summarizeError('MobileTopUp', 'Dato necesario.', setup)).toBe('Tiempo aire: Dato necesario.');
});

test('requires at least one change', () => {
  const error = 'Cambia al menos un límite para continuar.';
  expect(checkLimits(draftOf(setup), setup)).toEqual({ all: error });
  expect(summarizeError('all', error, setup)).toBe(error);
});

test('sends only changed limits', () => {
  expect(bodyOf(changesOf(draftWith('450.5'), setup))).toEqual({
    limits: [{ limit_key: 'MobileTopUp', customer_limit: { amount: 450.5, currency_code: 'MXN' } }],
  });
});

test('recognizes limits already in force after a lost response', () => {
  const changes = changesOf(draftWith('450'), setup);
  expect(areInForce(changes, setup.limits)).toBe(false);
  expect(areInForce(changes, [{ ...topUp, customerLimit: pesos(450) }])).toBe(true);
});

test.each([
  [undefined, undefined, undefined],
  [pesos(2_000_000), pesos(0), undefined],
  [pesos(2_000_000), pesos(1), 0],
  [pesos(2_000_000), pesos(500_000), 25],
  [pesos(2_000_000), pesos(2_500_000), 100],
])('with a daily limit of %j and %j used today, %s percent is used', (dailyLimit, usedToday, percent) => {
  expect(todayOf({ ...topUp, dailyLimit, usedToday })?.percent).toBe(percent);
});

test.each([
  [500, 300, undefined],
  [500, 1_999_500, undefined],
  [500, 1_999_500.01, '$499.99 MXN'],
  [500_000, 2_000_000, '$0.00 MXN'],
])(
  'with a limit of %s and %s used today, the restricting remainder is %s',
  (limitAmount, used, remaining) => {
    const limit = {
      ...spei,
      customerLimit: pesos(limitAmount),
      dailyLimit: pesos(2_000_000),
      usedToday: pesos(used),
    };
    expect(todayOf(limit)?.left).toBe(remaining);
  },
);

test('shows the maximum only when the limit is lower', () => {
  expect(highestOf(topUp)).toBe(500);
  expect(highestOf({ ...topUp, customerLimit: pesos(500) })).toBeUndefined();
});

test.each([
  ['the same for all types', [2_000_000, 2_000_000], 2_000_000],
  ['different', [2_000_000, 500_000], undefined],
  ['missing for one type', [2_000_000, undefined], undefined],
  ['missing for all types', [undefined, undefined], undefined],
])('returns the common daily limit if the limits are %s', (_, amounts, expected) => {
  const limits = amounts.map((amount) => ({
    ...topUp,
    dailyLimit: amount === undefined ? undefined : pesos(amount),
  }));
  expect(sharedDailyLimit(limits)).toBe(expected);
});
