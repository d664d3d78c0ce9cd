import { expect, test } from 'vitest';
import { pesos, scheduledPayment } from '#web/testing/makers.ts';
import { scheduledText } from './ScheduledPaymentsNote';

const rowOf = (amount: number, paymentType: 'TOTAL' | 'PARTIAL') =>
  scheduledPayment('s', {
    effectiveDate: '2026-11-29',
    totalAmount: pesos(amount),
    order: { fromAccountKey: 'nomina', paymentType },
  });

test.each([
  [
    [rowOf(450.23, 'TOTAL')],
    false,
    'Ya programaste $450.23 MXN de este recibo para el 29 nov 2026. Si pagas antes, ya no se hará.',
  ],
  [
    [rowOf(100, 'PARTIAL')],
    true,
    'Ya programaste $100.00 MXN de este recibo para el 29 nov 2026. Si pagas antes, ya no se hará.',
  ],
  [
    [rowOf(100, 'PARTIAL'), rowOf(50, 'PARTIAL')],
    false,
    'Ya programaste $150.00 MXN de este recibo en 2 pagos. Se hará además de lo que pagues ahora.',
  ],
])('describes the scheduled payments (case %#)', (scheduled, paysAll, text) =>
  expect(scheduledText(scheduled, paysAll)).toBe(text),
);
