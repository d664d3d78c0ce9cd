import { expect, test } from 'vitest';
import { dayText, firstName, greetingAt } from './greeting';

test.each([
  ['04:59:59', 'Buenas noches'],
  ['05:00:00', 'Buenos días'],
  ['11:59:59', 'Buenos días'],
  ['12:00:00', 'Buenas tardes'],
  ['18:59:59', 'Buenas tardes'],
  ['19:00:00', 'Buenas noches'],
  ['23:59:59', 'Buenas noches'],
  ['00:00:00', 'Buenas noches'],
])('at %s in Mexico City greets with %s', (time, words) =>
  expect(greetingAt(Date.parse(`2026-11-23T${time}-06:00`))).toBe(words),
);

test.each([
  ['2026-11-23T23:59:59-06:00', 'Lunes 23 de noviembre'],
  ['2026-11-24T00:00:00-06:00', 'Martes 24 de noviembre'],
  ['2027-01-01T08:00:00-06:00', 'Viernes 1 de enero'],
  ['2026-09-06T08:00:00-06:00', 'Domingo 6 de septiembre'],
])('%s is formatted as %s', (instant, words) => expect(dayText(Date.parse(instant))).toBe(words));

test.each([
  ['Ana Torres Rivas', 'Ana'],
  ['  José  Luis ', 'José'],
  ['', ''],
])('%j has the first name %j', (name, first) => expect(firstName(name)).toBe(first));
