import { afterEach, expect, test, vi } from 'vitest';
import { errorInside } from '#web/lib/api/api-error.ts';
import * as bankClock from '#web/lib/api/bank-clock.ts';
import { amend } from './amend';
import { draft, fund, setupOf } from './fund.fixture';

afterEach(() => vi.restoreAllMocks());

const errorOf = (code: string) => errorInside('/api/x', code);

test.each([
  ['on the next day', '2026-11-23', '24 nov 2026', '2026-11-24'],
  ['after a weekend', '2026-11-27', '30 nov 2026', '2026-11-30'],
  ['after a holiday', '2026-12-24', '28 dic 2026', '2026-12-28'],
])('an order sent out of hours can be scheduled %s', (_, today, dateText, date) => {
  vi.spyOn(bankClock, 'bankNow').mockReturnValue(Date.parse(`${today}T13:30:00-06:00`));
  expect(amend(errorOf('2185'), draft(), setupOf(fund()))).toEqual({
    explanation: 'Los fondos se compran y venden en días hábiles de 07:00 a 13:30 horas (tiempo del centro).',
    label: `Programar para el ${dateText}`,
    draft: { ...draft(), when: 'later', date },
    field: 'when',
  });
});

test('after a price change the customer reviews the same draft again', () => {
  expect(amend(errorOf('CZ_NOT_VALIDATED'), draft(), setupOf(fund()))).toMatchObject({
    explanation: 'El precio ya no es el que revisaste.',
    draft: draft(),
    field: 'amount',
  });
});

test('offers no amended draft for an unrelated error', () => {
  expect(amend(errorOf('CZ_NOT_ENTITLED'), draft(), setupOf(fund()))).toBeUndefined();
});
