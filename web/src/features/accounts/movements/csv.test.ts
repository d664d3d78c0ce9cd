import { expect, test } from 'vitest';
import type { Movement } from '#contract/accounts';
import { csvOf } from './csv';

const movement: Movement = {
  key: 'a',
  postedDate: '2026-11-19',
  description: 'Café',
  amount: -1142.5,
  currencyCode: 'MXN',
  balance: 48320.75,
};

test('starts with a byte order mark and ends lines with CRLF', () =>
  expect(csvOf([movement])).toBe(
    '\uFEFFFecha,Descripción,Tipo,Importe,Moneda,Saldo\r\n2026-11-19,Café,Cargo,-1142.50,MXN,48320.75\r\n',
  ));

test('labels a deposit as Abono and leaves an unknown balance empty', () => {
  const { balance: _, ...withoutBalance } = { ...movement, amount: 0.1 };
  expect(csvOf([withoutBalance])).toContain('2026-11-19,Café,Abono,0.10,MXN,\r\n');
});

test('writes only the header for no movements', () => expect(csvOf([]).split('\r\n')).toHaveLength(2));

test.each([
  ['=1+1', "'=1+1"],
  ['+52 55', "'+52 55"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['Pan, leche y "extra"', '"Pan, leche y ""extra"""'],
  ['＝1+1', "'＝1+1"],
  ['＋52', "'＋52"],
  ['－2', "'－2"],
  [' ＠SUM(A1)', "' ＠SUM(A1)"],
  ['\u2028=1', "' =1"],
  ['Pan\u2028=1+1', 'Pan =1+1'],
  ['Pan\u2029=1+1', 'Pan =1+1'],
  ['Pan\u0085=1+1', 'Pan =1+1'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['Pago 1-2', 'Pago 1-2'],
])('writes the description %j as %j', (description, cell) =>
  expect(csvOf([{ ...movement, description }])).toContain(`2026-11-19,${cell},Cargo,`),
);
