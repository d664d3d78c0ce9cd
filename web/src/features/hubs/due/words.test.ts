import { expect, test } from 'vitest';
import type { DueBill } from '../../../payee-book/due-bills';
import { whenWords } from './words';

const due = (dueDate: string, effectiveDate?: string): DueBill => ({
  payee: {
    key: 'p',
    nickname: 'Luz',
    paymentType: 'service',
    merchantName: 'Luz',
    merchantId: 1,
    merchantKey: 'luz',
    billType: 'WITHRECEIPT',
    status: 'ACTIVE',
  },
  bill: {
    key: 'b',
    reference: '1',
    period: 'Noviembre 2026',
    amount: 1,
    currencyCode: 'MXN',
    dueDate,
    status: 'OPEN',
  },
  ...(effectiveDate && {
    scheduled: {
      key: 's',
      operationType: 'WITHRECEIPT',
      transactionType: 'SCHEDULED',
      status: 'SCHEDULED',
      effectiveDate,
      fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
      payee: { merchantName: 'Luz' },
      reference: '1',
      totalAmount: { amount: 1, currencyCode: 'MXN' },
    },
  }),
});

test.each([
  [due('2026-11-17'), 'Venció el 17 nov, hace 2 días'],
  [due('2026-11-18'), 'Venció el 18 nov, hace 1 día'],
  [due('2026-11-19'), 'Vence hoy'],
  [due('2026-11-20'), 'Vence mañana, 20 nov'],
  [due('2026-11-24'), 'Vence el 24 nov, en 5 días'],
  [due('2026-11-24', '2026-11-23'), 'Programado para el 23 nov'],
])('%#: %s', (bill, words) => {
  expect(whenWords(bill, '2026-11-19')).toBe(words);
});
