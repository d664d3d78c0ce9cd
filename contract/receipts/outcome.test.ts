import { expect, test } from 'vitest';
import { receiptMoment } from './outcome';

const ordered = { operationDate: '2026-12-31T20:45:00-06:00' };
const ran = { ...ordered, executionDate: '2027-01-04T06:00:00-06:00' };

test.each([
  ['what was ordered and made at once', { status: 'PROCESSED', scheduled: false, ...ordered }, ''],
  ['what is scheduled', { status: 'SCHEDULED', scheduled: true, ...ordered }, ''],
  ['what was cancelled', { status: 'CANCELLED', scheduled: true, ...ordered }, 'Se ordenó el '],
  ['what came back', { status: 'REVERSE', scheduled: false, ...ordered }, 'Se ordenó el '],
  ['what ran nobody says when', { status: 'PROCESSED', scheduled: true, ...ordered }, 'Se ordenó el '],
])('%s: the hour of the order', (_, receipt, said) =>
  expect(receiptMoment(receipt)).toBe(`${said}31 dic 2026, 20:45 horas (Ciudad de México)`),
);

test.each(['PROCESSED', 'REJECTED'])('%s, scheduled: the hour at which it ran', (status) =>
  expect(receiptMoment({ status, scheduled: true, ...ran })).toBe(
    '04 ene 2027, 06:00 horas (Ciudad de México)',
  ),
);

test('a bank that says neither', () =>
  expect(receiptMoment({ status: 'PROCESSED', scheduled: false })).toBe(''));
