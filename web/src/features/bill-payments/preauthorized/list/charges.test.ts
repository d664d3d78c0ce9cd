import { expect, test } from 'vitest';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { debit } from '../debit.test-support';
import { failureOf, noChargeText } from './charges';
import { upcomingCharges } from './upcoming-charges';

const money = (amount: number) => ({ amount, currencyCode: 'MXN' as const });
const reason = 'Saldo insuficiente en la cuenta origen.';
const failedCharge = (status: 'REJECTED' | 'RETRYING', nextCharge?: PreauthorizedPayment['nextCharge']) =>
  debit('a', { lastCharge: { date: '2026-10-26', status, reason }, ...(nextCharge && { nextCharge }) });

test.each([
  [
    failedCharge('RETRYING', { date: '2026-10-27' }),
    `${reason} Se intenta otra vez el 27 oct 2026, sin que lo pidas. Ten saldo ese día.`,
  ],
  [
    failedCharge('REJECTED', { date: '2026-11-26', amount: money(1120.5) }),
    `${reason} Ese recibo quedó sin pagar. El 26 nov 2026 Internet Nopal cobra el recibo siguiente de $1,120.50 MXN, no este.`,
  ],
  [
    failedCharge('REJECTED', { date: '2026-11-26' }),
    `${reason} Ese recibo quedó sin pagar. El 26 nov 2026 Internet Nopal cobra el recibo siguiente, no este.`,
  ],
  [failedCharge('REJECTED'), reason],
])('describes a failed charge (case %#)', (row, why) => {
  expect(failureOf(row)).toMatchObject({ what: 'El cargo del 26 oct 2026 no se hizo.', why });
});

test('shows no failure for a successful charge', () => {
  expect(failureOf(debit('a'))).toBeUndefined();
  expect(failureOf(debit('a', { lastCharge: { date: '2026-10-26', status: 'PROCESSED' } }))).toBeUndefined();
});

test('describes a direct debit without a next charge', () => {
  expect(noChargeText({ status: 'ENABLED' })).toBe('Nada por ahora');
  expect(noChargeText({ status: 'DISABLED' })).toBe('Sin fecha');
});

test('sums the billed charges of the next month', () => {
  const next = (date: string, amount?: number) =>
    debit(date, { nextCharge: { date, ...(amount !== undefined && { amount: money(amount) }) } });
  const rows = [
    next('2026-11-24', 0.1),
    next('2026-12-23', 0.2),
    next('2026-12-24', 900),
    next('2026-11-30'),
  ];
  expect(upcomingCharges([...rows, debit('none')], '2026-11-23')).toEqual({
    until: '2026-12-23',
    charges: 3,
    unbilled: 1,
    centavos: 30,
  });
  expect(upcomingCharges([debit('none')], '2026-11-23')).toBeUndefined();
});
