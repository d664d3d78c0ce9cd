// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentReceipt } from '#contract/domain/payment';
import { attempt } from '#web/flow/signed-action/attempt.ts';
import { pesos, scheduledPayment } from '#web/testing/makers.ts';
import { changeAction, draftOf } from './changes';

const scheduled: PaymentReceipt = {
  ...scheduledPayment('p', {
    totalAmount: pesos(1300.5),
    order: { fromAccountKey: 'nomina', paymentType: 'PARTIAL', billKey: 'b' },
  }),
  confirmationNumber: '73040001',
  exchangeData: { withExchange: false },
};

/** Stubs a bank that loses the response to the change; later reads return `receipt`. */
function stubLostResponse(receipt: PaymentReceipt): void {
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    if (method !== 'GET') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(receipt), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['$450', 450, 'done'],
  ['450.0', 450, 'done'],
  ['1,234.50', 1234.5, 'done'],
  ['450', 1300.5, 'unknown'],
])(
  'the response to a change to %s is lost and the bank has %d: the outcome is %s',
  async (amount, bankAmount, outcome) => {
    stubLostResponse({ ...scheduled, totalAmount: { amount: bankAmount, currencyCode: 'MXN' } });
    const { kind } = await attempt(changeAction(scheduled), { ...draftOf(scheduled), amount }, 'visit');
    expect(kind).toBe(outcome);
  },
);
