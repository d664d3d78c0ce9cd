import { describe, expect, test } from 'vitest';
import type { Portability } from '#contract/domain/portability';
import { formatWeekday } from '#web/flow/money-form/days.ts';
import { shortDate } from '#web/lib/format/dates.ts';
import { bankDaysUntil, formatWeekdayTime } from './day';
import { request } from './request.fixture';
import { isOverdue, type Stage, stagesOf } from './stages';
import { statusOf } from './status';

const holidays = new Set(['2026-11-16']);
const completedRequest = (status: Portability['status'], change: Partial<Portability> = {}) =>
  request({
    status,
    effectiveDate: '2026-11-20',
    history: [...(request().history ?? []), { status, at: '2026-11-20T12:00:00-06:00' }],
    ...change,
  });

const textsOf = (stages: readonly Stage[]) =>
  stages.map(({ title, when, state }) => `${state}: ${title}, ${when}`);

const REQUESTED_STAGE = 'done: Solicitada, jue 12 nov 2026, 18:05 horas';
const SENT_TIME = 'vie 13 nov 2026, 09:30 horas';

describe('the stages of a request', () => {
  test.each<[string, Portability, string[]]>([
    [
      'just made',
      request({ status: 'REQUESTED' }),
      [
        'now: Solicitada, jue 12 nov 2026, 18:05 horas',
        'ahead: En proceso, vie 13 nov 2026',
        'ahead: Aceptada o rechazada, a más tardar vie 27 nov 2026',
      ],
    ],
    [
      'in process',
      request(),
      [
        REQUESTED_STAGE,
        `now: En proceso, ${SENT_TIME}`,
        'ahead: Aceptada o rechazada, a más tardar vie 27 nov 2026',
      ],
    ],
    [
      'accepted',
      completedRequest('ACCEPTED'),
      [REQUESTED_STAGE, `done: En proceso, ${SENT_TIME}`, 'good: Aceptada, vie 20 nov 2026, 12:00 horas'],
    ],
    [
      'rejected',
      completedRequest('REJECTED'),
      [REQUESTED_STAGE, `done: En proceso, ${SENT_TIME}`, 'bad: Rechazada, vie 20 nov 2026, 12:00 horas'],
    ],
    [
      'cancelled before it was sent',
      completedRequest('CANCELLED', { history: [{ status: 'CANCELLED', at: '2026-11-12T18:10:00-06:00' }] }),
      [REQUESTED_STAGE, 'off: Cancelada, jue 12 nov 2026, 18:10 horas'],
    ],
    [
      'without history',
      completedRequest('ACCEPTED', { history: undefined }),
      [REQUESTED_STAGE, 'done: En proceso, ', 'good: Aceptada, vie 20 nov 2026'],
    ],
  ])('%s', (_, request, expected) => {
    expect(textsOf(stagesOf(request, holidays))).toEqual(expected);
  });

  test('omit the date of the next bank day if the holidays are unknown', () => {
    expect(textsOf(stagesOf(request({ status: 'REQUESTED' }), undefined))[1]).toBe(
      'ahead: En proceso, el siguiente día hábil',
    );
  });

  test.each<[Portability, string]>([
    [completedRequest('ACCEPTED'), 'Tu sueldo llega desde el vie 20 nov 2026 a Nómina •••• 4821.'],
    [
      completedRequest('REJECTED', { rejectionReason: 'La cuenta no es de nómina.' }),
      'La cuenta no es de nómina. Tu sueldo sigue llegando como hasta ahora.',
    ],
    [completedRequest('REJECTED'), 'Tu sueldo sigue llegando como hasta ahora.'],
    [completedRequest('CANCELLED'), 'Tu sueldo sigue llegando como hasta ahora.'],
  ])('explain the outcome (case %#)', (request, expected) => {
    expect(stagesOf(request, holidays).at(-1)?.text).toBe(expected);
  });
});

test.each([
  ['IN_PROCESS', '2026-11-27', false, 'En proceso'],
  ['IN_PROCESS', '2026-11-28', true, 'Fuera de plazo'],
  ['REQUESTED', '2026-12-28', true, 'Fuera de plazo'],
  ['ACCEPTED', '2026-12-28', false, 'Aceptada'],
] as const)('a request with the status %s on %s is overdue: %s', (status, today, expected, label) => {
  expect(isOverdue(request({ status }), today)).toBe(expected);
  expect(statusOf(request({ status }), today).label).toBe(label);
});

test('counts the bank days, without weekends and holidays', () => {
  const days = bankDaysUntil('2026-11-12', '2026-11-27', holidays);
  expect(days).toHaveLength(10);
  expect(days.slice(0, 2)).toEqual(['2026-11-13', '2026-11-17']);
  expect(bankDaysUntil('2026-11-12', '2026-11-12', holidays)).toEqual([]);
});

test('formats dates with their weekday or in short', () => {
  expect(formatWeekday('2026-11-25')).toBe('mié 25 nov 2026');
  expect(formatWeekdayTime('2026-11-21T20:14:00-06:00')).toBe('sáb 21 nov 2026, 20:14 horas');
  expect(shortDate('2026-11-05')).toBe('05 nov');
});
