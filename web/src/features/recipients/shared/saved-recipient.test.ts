import { expect, test } from 'vitest';
import { recipient } from '#web/testing/makers.ts';
import { statusLabel } from './saved-recipient';

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
