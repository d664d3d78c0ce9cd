import { expect, test } from 'vitest';
import type { Fund } from '#contract/domain/fund';
import { draft, fund, setupOf } from './fund.fixture';
import { tradeHints } from './hints';
import type { Draft } from './order';

const SELL = { operation: 'SELL' };
const LATER = { when: 'later', date: '2026-11-24' };

test.each<[Partial<Draft>, Partial<Fund>, string[]]>([
  [{ amount: '' }, {}, ['Tienes $9,999.97 MXN']],
  [
    {},
    {},
    [
      '✓ Saldo suficiente: te quedarían $0.00 MXN',
      '✓ 8,100 títulos: se cargan $9,999.97 MXN y $0.03 MXN se quedan en tu cuenta',
    ],
  ],
  [
    { amount: '12.35' },
    {},
    ['✓ Saldo suficiente: te quedarían $9,987.62 MXN', '✓ 10 títulos: se cargan $12.35 MXN'],
  ],
  [{ amount: '20,000' }, {}, ['✗ Rebasas tu saldo de $9,999.97 MXN']],
  [{ amount: '1' }, {}, ['✗ Un título cuesta $1.24 MXN']],
  [{ ...LATER, amount: '0' }, {}, ['✗ Un título cuesta $1.24 MXN']],
  [
    LATER,
    {},
    [
      'El saldo se revisa ese día',
      'Hoy serían 8,100 títulos por $9,999.97 MXN. Ese día el precio puede ser otro',
    ],
  ],
  [{}, { buyPrice: null }, ['✗ Por ahora no hay precio de este fondo']],
  [{ ...SELL, amount: '' }, {}, ['Tienes 70,075 títulos: recibirías hasta $86,339.40 MXN']],
  [
    SELL,
    {},
    [
      '✓ Tienes 70,075 títulos; te quedarían 61,958',
      '✓ Recibes $10,000.95 MXN, porque solo se venden títulos completos',
    ],
  ],
  [{ ...SELL, amount: '86,339.40' }, {}, ['✓ Vendes todos tus títulos: 70,075', '✓ Recibes $86,339.40 MXN']],
  [{ ...SELL, amount: '90,000' }, {}, ['✗ Tienes 70,075 títulos: no alcanzan']],
  [
    { ...SELL, ...LATER },
    {},
    [
      'Tienes 70,075 títulos',
      'Hoy serían 8,117 títulos por $10,000.95 MXN. Ese día el precio puede ser otro',
    ],
  ],
  [
    { ...SELL, ...LATER, amount: '90,000' },
    {},
    ['Tienes 70,075 títulos: ese día se venderían todos', 'Ese día el precio puede ser otro'],
  ],
  [SELL, { units: 0 }, ['✗ No tienes títulos de este fondo']],
])('for the draft %j and the fund %j the hints are %j', (change, fundChange, hints) => {
  const mark = (good: boolean | undefined) => (good === undefined ? '' : good ? '✓ ' : '✗ ');
  expect(
    tradeHints(draft(change), setupOf(fund(fundChange))).map(({ good, text }) => mark(good) + text),
  ).toEqual(hints);
});

test('there are no hints without a fund', () => {
  expect(tradeHints(draft({ fund: '' }), setupOf(fund()))).toEqual([]);
});
