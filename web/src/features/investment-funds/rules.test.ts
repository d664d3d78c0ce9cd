import { expect, test } from 'vitest';
import type { Fund } from '#contract/domain/fund';
import { draft, fund, setupOf } from './fund.fixture';
import type { Draft } from './order';
import { checkTrade } from './rules';

const SELL = { operation: 'SELL' };
const LATER = { when: 'later', date: '2026-11-24' };
const ABOVE_MAXIMUM = 'Debe ser menor o igual a $100,000,000.00 MXN.';
const NO_PRICE = 'Importe insuficiente: por ahora no hay precio de este fondo.';
const INSUFFICIENT_UNITS = 'Saldo insuficiente: tienes 70,075 títulos, que valen $86,339.40 MXN.';

test.each<[string, Partial<Draft>, Partial<Fund>, string | undefined]>([
  ['that is missing', { amount: '' }, {}, 'Escribe el importe.'],
  ['that is invalid', { amount: '12..5' }, {}, 'Escribe un importe en MXN, por ejemplo 1,250.00.'],
  ['of zero', { amount: '0' }, {}, 'Escribe un importe mayor a $0.00.'],
  ['above the maximum', { amount: '100,000,000.01' }, {}, ABOVE_MAXIMUM],
  ['above the maximum when selling', { ...SELL, amount: '100,000,000.01' }, {}, ABOVE_MAXIMUM],
  ['above the safe integer range', { amount: '9999999999999.99' }, {}, ABOVE_MAXIMUM],
  ['without a price when buying', {}, { buyPrice: null }, NO_PRICE],
  ['without a price when selling', SELL, { sellPrice: null }, NO_PRICE],
  ['without a price when scheduled', LATER, { buyPrice: null }, NO_PRICE],
  ['below one unit', { amount: '1.23' }, {}, 'No alcanza para un título: cuesta $1.24 MXN.'],
  ['of one unit', { amount: '1.24' }, {}, undefined],
  ['whose whole units cost the entire balance', {}, {}, undefined],
  ['above the balance', { amount: '10,001.22' }, {}, 'Rebasas tu saldo. Escribe $9,999.97 MXN o menos.'],
  ['above the balance when scheduled', { ...LATER, amount: '10,001.22' }, {}, undefined],
  ['of all units', { ...SELL, amount: '86,339.40' }, {}, undefined],
  ['slightly above all units', { ...SELL, amount: '86,339.41' }, {}, undefined],
  ['above the units', { ...SELL, amount: '86,342' }, {}, INSUFFICIENT_UNITS],
  ['above the units when scheduled', { ...SELL, ...LATER, amount: '86,342' }, {}, undefined],
  ['without units', SELL, { units: 0 }, 'Saldo insuficiente'],
  ['without units when scheduled', { ...SELL, ...LATER }, { units: 0 }, 'Saldo insuficiente'],
  ['of one centavo without units', { ...SELL, amount: '0.01' }, { units: 0 }, 'Saldo insuficiente'],
])('validates an amount %s', (_, change, fundChange, error) => {
  expect(checkTrade(draft(change), setupOf(fund(fundChange)), '2026-11-23').amount).toBe(error);
});

test.each([
  ['', 'Elige la fecha.'],
  ['2026-11-23', 'Elige una fecha a partir de mañana.'],
  ['2026-11-24', undefined],
  ['2026-11-28', 'Ese día es inhábil. Elige otro.'],
  ['2026-12-25', 'Ese día es inhábil. Elige otro.'],
  ['2027-05-21', undefined],
  ['2027-05-24', 'Elige una fecha dentro de los próximos 180 días.'],
])('the scheduled date %j has the error %j', (date, error) => {
  expect(checkTrade(draft({ when: 'later', date }), setupOf(fund()), '2026-11-23').date).toBe(error);
});

test('requires a fund', () => {
  expect(checkTrade(draft({ fund: '' }), setupOf(fund()), '2026-11-23')).toMatchObject({
    fund: 'Elige el fondo.',
    amount: undefined,
  });
});
