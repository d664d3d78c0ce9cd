import { afterEach, expect, test, vi } from 'vitest';
import { errorInside } from '#web/lib/api/api-error.ts';
import * as bankClock from '#web/lib/api/bank-clock.ts';
import { amend } from './amend';
import { instantAt, setup, validDraft } from './third-party.fixture';

afterEach(() => vi.restoreAllMocks());

const errorOf = (code: string) => errorInside('/api/x', code);

test.each([
  [
    'the next bank day if the service is closed on weekends',
    'cards',
    '2026-11-27',
    '30 nov 2026',
    '2026-11-30',
  ],
  ['a Saturday if the service is open on weekends', 'spei', '2026-11-27', '28 nov 2026', '2026-11-28'],
  ['the day after a holiday', 'spei', '2026-12-24', '26 dic 2026', '2026-12-26'],
] as const)('an order sent out of hours can be scheduled for %s', (_, type, today, dateText, date) => {
  vi.spyOn(bankClock, 'bankNow').mockReturnValue(instantAt('21:00', today));
  expect(amend(errorOf('2185'), validDraft, setup(type))).toEqual({
    explanation: 'El horario es de 06:00 a 20:45 horas, en días hábiles.',
    label: `Programar para el ${dateText}`,
    draft: { ...validDraft, when: 'later', date },
    field: 'when',
  });
});

test('offers another recipient if the other bank cannot receive transfers', () => {
  expect(amend(errorOf('CZ_POA'), validDraft, setup())).toMatchObject({
    label: 'Elegir a otra persona',
    draft: { ...validDraft, to: '' },
  });
  expect(amend(errorOf('2082'), validDraft, setup())).toBeUndefined();
});
