import { expect, test } from 'vitest';
import { moneyOf } from '#contract/domain/money';
import { account } from '#web/testing/makers.ts';
import type { PaySetup } from './api';
import { checkPaid } from './pay-rules';

const pesos = (amount: number) => moneyOf(amount * 100, 'MXN');

const setup = (usedToday: number): PaySetup => ({
  accounts: [account('nomina', { entitlements: [{ type: 'PAY_BILL', value: 'Y' }] })],
  operation: { billType: 'WITHRECEIPT', key: 'o1', nonce: 'n1' },
  payees: [],
  exchangeMatrix: [],
  limit: {
    limitKey: 'BillPayments',
    limitDesc: 'Servicios',
    customerLimit: pesos(300),
    maxLimit: pesos(300),
    dailyLimit: pesos(500),
    usedToday: pesos(usedToday),
  },
  holidays: new Set(),
  lastSources: [],
});

test.each([
  [300, 0, 'today', undefined],
  [300.01, 0, 'today', 'Rebasas tu límite de $300.00 MXN por operación.'],
  [100, 400, 'today', undefined],
  [100.01, 400, 'today', 'Rebasas tu límite por día. Hoy puedes enviar hasta $100.00 MXN más.'],
  [1, 500, 'today', 'Ya usaste tu límite de hoy. Escoge otra fecha.'],
  [300, 500, 'later', undefined],
])('paying %d with %d used of the daily limit, on "%s", returns %s', (amount, usedToday, when, error) => {
  expect(checkPaid(amount * 100, { from: 'nomina', when }, setup(usedToday))).toBe(error);
});
