import { expect, test } from 'vitest';
import type { Recipient } from '#contract/recipients';
import { recipient } from '#web/testing/makers.ts';
import { explainNotPayable, notPayableReason, statusLabel } from './saved-recipient';

const NOW = Date.parse('2026-11-23T23:50:00-06:00');

test.each([
  ['ACTIVE', undefined, undefined],
  ['INACTIVE', undefined, 'Inactiva'],
  ['BLOCKED', undefined, 'Bloqueada'],
  ['ON_HOLD', undefined, 'En espera'],
  ['ON_HOLD', '2026-11-23T23:58:00-06:00', 'Se activa a las 23:58 horas'],
  ['ON_HOLD', '2026-11-24T00:20:00-06:00', 'Se activa el 24 nov 2026, 00:20 horas'],
] as const)('a recipient with the status %s until %s has the label %s', (status, activeFrom, label) =>
  expect(statusLabel(recipient('mom', { status, ...(activeFrom && { activeFrom }) }), NOW)).toBe(label),
);

test.each<[Partial<Recipient>, string | undefined]>([
  [{ status: 'ACTIVE' }, undefined],
  [{ status: 'INACTIVE' }, 'Mamá está inactiva.'],
  [{ status: 'BLOCKED' }, 'Mamá está bloqueada.'],
  [{ status: 'ON_HOLD' }, 'Mamá está en espera.'],
  [{ status: 'ON_HOLD', activeFrom: '2026-11-23T23:58:00-06:00' }, 'Mamá se activa a las 23:58 horas.'],
])('a recipient with %o has the reason %s', (change, reason) =>
  expect(notPayableReason(recipient('mom', change), NOW)).toBe(reason),
);

test.each<[Partial<Recipient>, string | undefined]>([
  [{ status: 'ACTIVE' }, undefined],
  [{ status: 'BLOCKED' }, 'Mamá está bloqueada.'],
  [
    { status: 'ON_HOLD', activeFrom: '2026-11-23T23:58:00-06:00' },
    'Mamá se activa a las 23:58 horas. Por seguridad, esperamos 30 minutos después de guardar.',
  ],
])('selecting a recipient with %o shows %s', (change, text) =>
  expect(explainNotPayable(recipient('mom', change), NOW)).toBe(text),
);
