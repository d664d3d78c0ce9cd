import { expect, test } from 'vitest';
import { greetingAt, greetingText } from './greeting';

test.each([
  ['04:59:59', 'Buenas noches'],
  ['05:00:00', 'Buenos días'],
  ['11:59:59', 'Buenos días'],
  ['12:00:00', 'Buenas tardes'],
  ['18:59:59', 'Buenas tardes'],
  ['19:00:00', 'Buenas noches'],
  ['23:59:59', 'Buenas noches'],
  ['00:00:00', 'Buenas noches'],
])('at %s in Mexico City greets with %s', (time, greeting) =>
  expect(greetingAt(Date.parse(`2026-11-23T${time}-06:00`))).toBe(greeting),
);

test.each([
  ['Ana Torres Rivas', 'Buenos días, Ana'],
  ['  José  Luis ', 'Buenos días, José'],
  [undefined, 'Buenos días'],
])('greets %j with %j', (name, greeting) =>
  expect(greetingText(Date.parse('2026-11-23T08:00:00-06:00'), name)).toBe(greeting),
);
