import { expect, test } from 'vitest';
import type { Fund } from '#contract/domain/fund';
import { draft, formOf, fund } from './fund.fixture';
import type { Draft } from './order';
import { checkTrade } from './rules';

const SELL = { operation: 'SELL' };
const LATER = { when: 'later', date: '2026-11-24' };
const MOST = 'Debe ser menor o igual a $100,000,000.00 MXN.';
const NO_PRICE = 'Importe insuficiente: por ahora no hay precio de este fondo.';
const SHORT = 'Saldo insuficiente: tienes 70,075 títulos, que valen $86,339.40 MXN.';

test.each<[string, Partial<Draft>, Partial<Fund>, string | undefined]>([
  ['that is missing', { amount: '' }, {}, 'Escribe el importe.'],
  ['that is none', { amount: '12..5' }, {}, 'Escribe un importe en MXN, por ejemplo 1,250.00.'],
  ['of nothing', { amount: '0' }, {}, 'Escribe un importe mayor a $0.00.'],
  ['above the most', { amount: '100,000,000.01' }, {}, MOST],
  ['above the most, sold', { ...SELL, amount: '100,000,000.01' }, {}, MOST],
  ['beyond what a number holds', { amount: '9999999999999.99' }, {}, MOST],
  ['without a price to buy for', {}, { buyPrice: null }, NO_PRICE],
  ['without a price to sell for', SELL, { sellPrice: null }, NO_PRICE],
  ['without a price, scheduled', LATER, { buyPrice: null }, NO_PRICE],
  ['of less than a unit', { amount: '1.23' }, {}, 'No alcanza para un título: cuesta $1.24 MXN.'],
  ['of one unit', { amount: '1.24' }, {}, undefined],
  ['of which whole units cost all that there is', {}, {}, undefined],
  ['above the cash', { amount: '10,001.22' }, {}, 'Rebasas tu saldo. Escribe $9,999.97 MXN o menos.'],
  ['above the cash, scheduled', { ...LATER, amount: '10,001.22' }, {}, undefined],
  ['of all units', { ...SELL, amount: '86,339.40' }, {}, undefined],
  ['of one unit above them, which sells all', { ...SELL, amount: '86,339.41' }, {}, undefined],
  ['above the units', { ...SELL, amount: '86,342' }, {}, SHORT],
  ['above the units, scheduled', { ...SELL, ...LATER, amount: '86,342' }, {}, undefined],
  ['of no units', SELL, { units: 0 }, 'Saldo insuficiente'],
  ['of no units, scheduled', { ...SELL, ...LATER }, { units: 0 }, 'Saldo insuficiente'],
  ['of the least of no units', { ...SELL, amount: '0.01' }, { units: 0 }, 'Saldo insuficiente'],
])('an amount %s', (_, change, of, error) => {
  expect(checkTrade(draft(change), formOf(fund(of)), '2026-11-23').amount).toBe(error);
});

test.each([
  ['', 'Elige la fecha.'],
  ['2026-11-23', 'Elige una fecha a partir de mañana.'],
  ['2026-11-24', undefined],
  ['2026-11-28', 'Ese día es inhábil. Elige otro.'],
  ['2026-12-25', 'Ese día es inhábil. Elige otro.'],
  ['2027-05-21', undefined],
  ['2027-05-24', 'Elige una fecha dentro de los próximos 180 días.'],
])('scheduled for %s', (date, error) => {
  expect(checkTrade(draft({ when: 'later', date }), formOf(fund()), '2026-11-23').date).toBe(error);
});

test('a fund has to be chosen', () => {
  expect(checkTrade(draft({ fund: '' }), formOf(fund()), '2026-11-23')).toMatchObject({
    fund: 'Elige el fondo.',
    amount: undefined,
  });
});
