import { payments } from '#bank/shared/payments/payment';
import { type CallCases, call, callWith } from '#bank/testing/call-case';
import { type Finding, from, type Holder, merchant, service } from '#bank/testing/holders';
import {
  billOrder,
  executePayment,
  firstBill,
  PAYMENTS,
  setUpPayment,
  validatePayment,
} from '#bank/testing/payment';
import { isTax } from '#contract/domain/payment';

/** Finds a payment that is not a tax, because tax receipts have another endpoint. */
const payment: Finding = (reader, customer) =>
  reader.list(payments, 'byCustomer', customer).find(({ operationType }) => !isTax(operationType))?.key;

const findings = { from, service, merchant };

const bill = async ({ client, key }: Holder<'from' | 'service' | 'merchant'>) =>
  billOrder(await firstBill(client, { payee: key('service'), merchant: key('merchant') }), {
    from_account_key: key('from'),
    payee_key: key('service'),
  });

const tomorrow = { transaction_type: 'SCHEDULED', effective_date: '2026-11-24' } as const;

export const calls: CallCases = {
  'payments.setup': call(() => ({
    path: `${PAYMENTS}?bill_type=WITHRECEIPT`,
    body: { with_accounts: 'YES' },
    status: 200,
  })),
  'payments.validate': callWith(findings, async (me) => {
    const { key, nonce } = await setUpPayment(me.client);
    const body = { ...(await bill(me)), nonce, action_type: 'VALIDATE' };
    return { path: `${PAYMENTS}/${key}/validate`, body, status: 200 };
  }),
  'payments.execute': callWith(findings, async (me) => {
    const operation = await setUpPayment(me.client);
    const order = await bill(me);
    await validatePayment(me.client, operation, order).expect(200);
    const body = { ...order, nonce: operation.nonce, action_type: 'EXECUTE' };
    return { path: `${PAYMENTS}/${operation.key}/execute`, body, status: 200 };
  }),
  'payments.change': callWith(findings, async (me) => {
    const operation = await setUpPayment(me.client);
    const order = { ...(await bill(me)), ...tomorrow };
    await validatePayment(me.client, operation, order).expect(200);
    await executePayment(me.client, operation, order).expect(200);
    const body = { ...order, effective_date: '2026-11-25', action_type: 'MODIFY' };
    return { path: `${PAYMENTS}/${operation.key}`, body, status: 200 };
  }),
  'payments.list': callWith({ service }, ({ key }) => ({
    path: `${PAYMENTS}/payments?payee_key=${key('service')}`,
    status: 200,
  })),
  'payments.receipt': callWith({ payment }, ({ key }) => ({
    path: `${PAYMENTS}/${key('payment')}/receipt`,
    status: 200,
  })),
};
