import { expect, test } from 'vitest';
import { receiptMoment } from './outcome';

const ordered = { operationDate: '2026-12-31T20:45:00-06:00' };
const ran = { ...ordered, executionDate: '2027-01-04T06:00:00-06:00' };

test.each([
  ['an immediate order', { status: 'PROCESSED', scheduled: false, ...ordered }, ''],
  ['a scheduled order', { status: 'SCHEDULED', scheduled: true, ...ordered }, ''],
  ['a cancelled order', { status: 'CANCELLED', scheduled: true, ...ordered }, 'Se ordenó el '],
  ['a returned order', { status: 'REVERSE', scheduled: false, ...ordered }, 'Se ordenó el '],
  [
    'an executed order without its execution time',
    { status: 'PROCESSED', scheduled: true, ...ordered },
    'Se ordenó el ',
  ],
])('shows the order time of %s', (_, receipt, prefix) =>
  expect(receiptMoment(receipt)).toBe(`${prefix}31 dic 2026, 20:45 horas (Ciudad de México)`),
);

test.each(['PROCESSED', 'REJECTED'])('shows the execution time of a scheduled order that is %s', (status) =>
  expect(receiptMoment({ status, scheduled: true, ...ran })).toBe(
    '04 ene 2027, 06:00 horas (Ciudad de México)',
  ),
);

test('shows no time if the bank sends none', () =>
  expect(receiptMoment({ status: 'PROCESSED', scheduled: false })).toBe(''));
