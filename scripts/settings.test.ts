import { expect, it } from 'vitest';
import { portFrom } from './settings';

it.each([
  ['4000', 4000],
  ['0', 0],
  ['65535', 65_535],
])('PORT=%s is a port', (text, port) => expect(portFrom(text)).toBe(port));

it.each(['abc', '', '-1', '4000.5', '65536', '4e3'])('PORT="%s" is refused by its name', (text) =>
  expect(() => portFrom(text)).toThrow(`PORT: "${text}" is not the number of a port (0 to 65535).`),
);
