import { expect, test } from 'vitest';
import {
  extraordinaryLimit,
  isClosed,
  isClosedOn,
  isOrdinary,
  LONGEST_REFERENCE,
  lacksConcept,
  referenceError,
} from './third-parties';

const isHoliday = (date: string) => date === '2026-12-25';
const instantOf = (local: string) => Date.parse(`${local}-06:00`);

test.each([
  ['spei', '', undefined],
  ['spei', '1', undefined],
  ['spei', '1234567', undefined],
  ['spei', '12345678', 'La referencia tiene 8 dígitos; el máximo es 7.'],
  ['spei', '000', 'La referencia debe ser mayor que cero.'],
  ['spei', 'x1', 'La referencia lleva solo números.'],
  ['same-bank', '1', 'La referencia tiene 1 dígito; el mínimo es 2.'],
  ['same-bank', '00', undefined],
  ['same-bank', '12345678', undefined],
  ['cards', '123456789', 'La referencia tiene 9 dígitos; el máximo es 8.'],
] as const)('%s, reference %j: %s', (type, reference, error) => {
  expect(referenceError(type, reference)).toBe(error);
});

test('the longest reference has eight digits', () => expect(LONGEST_REFERENCE).toBe(8));

test.each([
  ['spei', ' ', true],
  ['same-bank', '', true],
  ['same-bank', 'renta', false],
  ['credits', '', false],
  ['cards', '', false],
] as const)('%s with %j as its concept lacks a concept: %s', (type, concept, lacks) => {
  expect(lacksConcept(type, concept)).toBe(lacks);
});

test.each([
  ['spei', '2026-11-28', false],
  ['same-bank', '2026-11-28', false],
  ['credits', '2026-11-28', true],
  ['cards', '2026-11-28', true],
  ['spei', '2026-12-25', true],
  ['cards', '2026-11-27', false],
] as const)('%s is closed on %s: %s', (type, date, isClosed) => {
  expect(isClosedOn(type, date, isHoliday)).toBe(isClosed);
});

test.each([
  [undefined, '2026-11-23T06:00:00', true],
  [undefined, '2026-11-23T20:44:59', true],
  [undefined, '2026-11-23T05:59:59', false],
  [undefined, '2026-11-23T20:45:00', false],
  [undefined, '2026-11-28T10:00:00', false],
  [undefined, '2026-12-25T10:00:00', false],
  ['2026-11-24', '2026-11-23T22:00:00', true],
  ['2026-11-28', '2026-11-23T10:00:00', false],
])(
  'a transfer scheduled for %s and ordered at %s is in ordinary hours: %s',
  (scheduledFor, now, ordinary) => {
    expect(isOrdinary({ scheduledFor, now: instantOf(now) }, isHoliday)).toBe(ordinary);
  },
);

test.each([
  ['spei', true, { closed: false, most: undefined }],
  ['spei', false, { closed: false, most: 50_000_00 }],
  ['same-bank', false, { closed: false, most: undefined }],
  ['credits', false, { closed: true, most: undefined }],
  ['cards', false, { closed: true, most: undefined }],
  ['cards', true, { closed: false, most: undefined }],
] as const)('%s, ordered in ordinary hours (%s): %j', (type, ordinary, { closed, most }) => {
  expect(isClosed(type, ordinary)).toBe(closed);
  expect(extraordinaryLimit(type, ordinary)).toBe(most);
});
