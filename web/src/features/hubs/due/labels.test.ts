import { expect, test } from 'vitest';
import type { PaymentRow } from '#contract/domain/payment';
import type { DueBill } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { pesos, scheduledPayment } from '#web/testing/makers.ts';
import { dueDayText, partlyScheduledText } from './labels';

const scheduledFor = (effectiveDate: string, amount: number) =>
  scheduledPayment('s', { effectiveDate, totalAmount: pesos(amount) });
const dueBill = (dueDate: string, left: number, ...scheduled: PaymentRow[]): DueBill => ({
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
    amount: 100,
    currencyCode: 'MXN',
    dueDate,
    status: 'OPEN',
  },
  left,
  scheduled,
});

test.each([
  [dueBill('2026-11-17', 100_00), 'Venció el 17 nov, hace 2 días'],
  [dueBill('2026-11-18', 100_00), 'Venció el 18 nov, ayer'],
  [dueBill('2026-11-19', 100_00), 'Vence hoy'],
  [dueBill('2026-11-20', 100_00), 'Vence mañana, 20 nov'],
  [dueBill('2026-11-24', 100_00), 'Vence el 24 nov, en 5 días'],
  [dueBill('2026-11-24', 0, scheduledFor('2026-11-23', 100)), 'Programado para el 23 nov'],
  [{ ...dueBill('2026-11-24', 0), charged: '2026-11-25' }, 'Se cobra solo el 25 nov'],
])('%#: the due date is %s', (bill, text) => {
  expect(dueDayText(bill, '2026-11-19')).toBe(text);
});

test.each([
  [dueBill('2026-11-24', 100_00), undefined],
  [dueBill('2026-11-24', 50_00, scheduledFor('2026-11-23', 50)), 'Ya programaste $50.00 MXN para el 23 nov'],
  [
    dueBill('2026-11-24', 40_00, scheduledFor('2026-11-21', 50), scheduledFor('2026-11-23', 10)),
    'Ya programaste $60.00 MXN en 2 pagos',
  ],
  [dueBill('2026-11-24', 0, scheduledFor('2026-11-23', 100)), undefined],
])('%#: the scheduled part is %s', (bill, text) => {
  expect(partlyScheduledText(bill)).toBe(text);
});
