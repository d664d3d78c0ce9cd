import { expect, test } from 'vitest';
import { formatAmount, groupWhileTyping, parseAmount } from './amount';

test.each([
  ['1,234.5', 123450],
  ['$1,234.50', 123450],
  ['1234.50 MXN', 123450],
  [' $ 1,234.50 mxn ', 123450],
  ['0.01', 1],
  ['.5', 50],
  ['7.', 700],
  ['1,000,000', 100000000],
  ['0.29', 29],
  ['9999999999999.99', 999999999999999],
  ['0', 0],
  ['MXN 1,234.50', 123450],
  ['MX$1,234.50', 123450],
  ['MX$ 1,234.50 MXN', 123450],
  ['\u200e$1,234.50\u200b', 123450],
  ['$\u00a01,234.50', 123450],
  ['1,234.50 pesos', 123450],
  ['$1,234.50 M.N.', 123450],
  ['$1,234.50 m. n.', 123450],
  ['1 234.50', 123450],
  ['1\u202f234\u202f567', 123456700],
  ["1'250,000.00", 125000000],
])('%s is %i centavos', (text, centavos) => {
  expect(parseAmount(text, 'MXN')).toBe(centavos);
});

test.each([
  '',
  ' ',
  '$',
  '.',
  'abc',
  '1.234',
  '1,23',
  '12,34.00',
  '1,2345',
  '-5',
  '+5',
  '1e3',
  '1.234,50',
  '10 USD',
  'USD 10',
  'US$10',
  'MXN 10 USD',
  '\u221210',
  '12 34',
  '1 2345',
  '99999999999999',
  'NaN',
  'Infinity',
  '５',
])('%j is not an amount in pesos', (text) => {
  expect(parseAmount(text, 'MXN')).toBeUndefined();
});

test('accepts an amount in dollars if the caller passes no currency', () => {
  expect(parseAmount('10 USD')).toBe(1000);
});

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [99, '0.99'],
  [100, '1.00'],
  [123450, '1,234.50'],
  [100000000, '1,000,000.00'],
  [999999999999999, '9,999,999,999,999.99'],
])('%i centavos are formatted as %s', (centavos, text) => {
  expect(formatAmount(centavos)).toBe(text);
  expect(parseAmount(text)).toBe(centavos);
});

test.each([
  ['', '1', '1'],
  ['123', '1234', '1,234'],
  ['1,234', '1,2345', '12,345'],
  ['999,999', '999,9991', '9,999,991'],
  ['1,234', '1,23', '123'],
  ['12,345', '12,34', '1,234'],
  ['1,234', '1,234.', '1,234.'],
  ['1,234.', '1,234.5', '1,234.5'],
  ['1', '1,', '1,'],
  ['1,', '1,5', '1,5'],
  ['1,234', '11,234', '11,234'],
  ['', '1,5', '1,5'],
  ['12', '12a', '12a'],
  ['1', '', ''],
])('changing %j to %j shows %j', (previous, input, expected) =>
  expect(groupWhileTyping(previous, input)).toBe(expected),
);
