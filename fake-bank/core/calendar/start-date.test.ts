import { expect, test } from 'vitest';
import { addDays } from '#contract/domain/dates';
import { DomainError } from '../errors/domain-error';
import { checkStartDate } from './start-date';

const TODAY = '2026-11-23';
const RESTS = '2026-12-25';
const rules = {
  today: TODAY,
  isClosed: (date: string) => date === RESTS,
  field: 'start_date',
  what: 'el pago',
};

function errorOf(date: string, scheduled: boolean): string {
  try {
    checkStartDate({ date, scheduled }, rules);
    return 'passes';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return `${error.code} ${error.field}: ${error.description}`;
  }
}

test.each([
  [TODAY, false, 'passes'],
  ['2026-11-22', false, '0000 start_date: La fecha ya pasó. Elige hoy o un día posterior.'],
  ['2026-11-22', true, '0000 start_date: La fecha ya pasó. Elige hoy o un día posterior.'],
  ['2026-11-24', false, '0000 start_date: Para otro día, programa el pago.'],
  [TODAY, true, '0000 start_date: Para programar el pago, elige un día posterior a hoy.'],
  ['2026-11-24', true, 'passes'],
  [addDays(TODAY, 180), true, 'passes'],
  [addDays(TODAY, 181), true, '0000 start_date: Elige un día dentro de los próximos 180 días.'],
  [RESTS, true, '0000 start_date: Ese día es inhábil para los bancos. Elige otro.'],
])('an order for %s (scheduled: %s): %s', (date, scheduled, expected) => {
  expect(errorOf(date, scheduled)).toBe(expected);
});

test('an immediate order is accepted on a bank holiday', () => {
  expect(() =>
    checkStartDate({ date: TODAY, scheduled: false }, { ...rules, isClosed: () => true }),
  ).not.toThrow();
});
