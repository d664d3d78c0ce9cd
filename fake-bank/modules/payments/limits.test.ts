import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import {
  billOrder,
  firstBill,
  STUDIO_WATER,
  setUpPayment,
  topUp,
  validatePayment,
} from '#bank/testing/payment';
import type { PaymentOrder } from '#contract/payments';

const source = { from_account_key: 'carmen-cheques' } as const;
const pesos = (amount: number): Partial<PaymentOrder> => ({ amount: { amount, currency_code: 'MXN' } });

/** The amounts are the bank's maxima: Carmen has lowered none of her limits. */
test.each([
  ['WITHRECEIPT', 50_000, 50_000.01],
  ['MOBILETOPUP', 500, 500.01],
] as const)(
  'a payment of type %s of %d passes, and a payment of %d returns 2082',
  async (type, maximum, excess) => {
    const bank = await openBank();
    const carmen = await bank.signIn('carmen');
    const order = async (amount: number) => {
      if (type === 'MOBILETOPUP') return topUp({ ...source, payee_key: 'carmen-movil', ...pesos(amount) });
      const payee_key = 'carmen-agua-estudio';
      const bill = await firstBill(carmen, { ...STUDIO_WATER, payee: payee_key });
      return billOrder(bill, { ...source, payee_key, payment_type: 'PARTIAL', ...pesos(amount) });
    };
    const operation = await setUpPayment(carmen, type);
    await validatePayment(carmen, operation, await order(maximum)).expect(200);
    const rejection = await validatePayment(carmen, operation, await order(excess)).expect(422);
    expect(codeOf(rejection)).toBe('2082');
    expect(rejection.body.notifications[0].field).toBe('amount');
  },
);
