import { expect, test } from 'vitest';
import { nextOpening } from './opening';

test.each([
  ['05:59', 'desde hoy más tarde, todos los días de 06:00 a 19:30 horas'],
  ['06:00', undefined],
  ['19:29', undefined],
  ['19:30', 'desde mañana, todos los días de 06:00 a 19:30 horas'],
])('at %s the next opening is %s', (time, text) => {
  expect(nextOpening(Date.parse(`2026-11-23T${time}:00-06:00`))).toBe(text);
});
