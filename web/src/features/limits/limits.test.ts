import { describe, expect, test } from 'vitest';
import { limit, pesos } from '#web/testing/makers.ts';
import {
  areInForce,
  bodyOf,
  changesOf,
  checkLimits,
  dailyLimitOfAll,
  draftOf,
  highestOf,
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
const form = { limits: [spei, topUp] };
const typed = (MobileTopUp: string) => ({ ...draftOf(form), MobileTopUp });

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
  ])('%j: %s', (text, expected) => {
    expect(checkLimits(typed(text), form).MobileTopUp).toBe(expected);
  });
});

test('the error summary names the limit', () => {
  expect(summarizeError('MobileTopUp', 'Dato necesario.', form)).toBe('Tiempo aire: Dato necesario.');
});

test('requires at least one change', () => {
  const nothing = 'Cambia al menos un límite para continuar.';
  expect(checkLimits(draftOf(form), form)).toEqual({ all: nothing });
  expect(summarizeError('all', nothing, form)).toBe(nothing);
});

test('sends only changed limits', () => {
  expect(bodyOf(changesOf(typed('450.5'), form))).toEqual({
    limits: [{ limit_key: 'MobileTopUp', customer_limit: { amount: 450.5, currency_code: 'MXN' } }],
  });
});

test('recognizes limits already in force after a lost response', () => {
  const changes = changesOf(typed('450'), form);
  expect(areInForce(changes, form.limits)).toBe(false);
  expect(areInForce(changes, [{ ...topUp, customerLimit: pesos(450) }])).toBe(true);
});

test.each([
  [undefined, undefined, undefined],
  [pesos(2_000_000), pesos(0), undefined],
  [pesos(2_000_000), pesos(1), 0],
  [pesos(2_000_000), pesos(500_000), 25],
  [pesos(2_000_000), pesos(2_500_000), 100],
])('of %j per day, %j used is %s percent', (dailyLimit, usedToday, percent) => {
  expect(todayOf({ ...topUp, dailyLimit, usedToday })?.percent).toBe(percent);
});

test.each([
  [500, 300, undefined],
  [500, 1_999_500, undefined],
  [500, 1_999_500.01, '$499.99 MXN'],
  [500_000, 2_000_000, '$0.00 MXN'],
])('limit %s with %s used today shows the rest only where it restricts', (chosen, used, left) => {
  const limit = {
    ...spei,
    customerLimit: pesos(chosen),
    dailyLimit: pesos(2_000_000),
    usedToday: pesos(used),
  };
  expect(todayOf(limit)?.left).toBe(left);
});

test('shows the maximum only when the limit is lower', () => {
  expect(highestOf(topUp)).toBe(500);
  expect(highestOf({ ...topUp, customerLimit: pesos(500) })).toBeUndefined();
});

test.each([
  ['the same for all types', [2_000_000, 2_000_000], 2_000_000],
  ['different', [2_000_000, 500_000], undefined],
  ['missing for one type', [2_000_000, undefined], undefined],
  ['missing for all types', [undefined, undefined], undefined],
])('the common daily limit when %s', (_, amounts, expected) => {
  const limits = amounts.map((amount) => ({
    ...topUp,
    dailyLimit: amount === undefined ? undefined : pesos(amount),
  }));
  expect(dailyLimitOfAll(limits)).toBe(expected);
});
