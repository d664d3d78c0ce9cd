import { describe, expect, test } from 'vitest';
import { setCustomerLimit } from '#bank/shared/limits/limits';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf, transfer } from '#bank/testing/own-transfer';
import { PAYEES } from '#bank/testing/payee';
import {
  billOrder,
  billsOf,
  executePayment,
  firstBill,
  PAYMENTS,
  pay,
  STUDIO_WATER,
  setUpPayment,
  signPayment,
  topUp,
  unsavedTopUp,
  validatePayment,
} from '#bank/testing/payment';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import type { PaymentReceipt } from '#contract/domain/payment';
import type { PaymentOrder } from '#contract/payments';

const tomorrow = { transaction_type: 'SCHEDULED', effective_date: '2026-11-24' } as const;

async function asAna(): Promise<{ bank: BankUnderTest; ana: Client }> {
  const bank = await openBank();
  return { bank, ana: await bank.signIn('ana') };
}

const receiptOf = async (client: Client, key: string): Promise<PaymentReceipt> =>
  (await client.get(`${PAYMENTS}/${key}/receipt`).expect(200)).body;
const change = (client: Client, key: string, body: object) => client.put(`${PAYMENTS}/${key}`, body);
const cancelling = { action_type: 'DELETE', transaction_type: 'SCHEDULED', operation_type: 'MOBILETOPUP' };
const moveToThursday = (order: PaymentOrder) => ({
  ...order,
  effective_date: '2026-11-26',
  action_type: 'MODIFY',
});

describe('a scheduled payment', () => {
  test('is executed at six on its day', async () => {
    const { bank, ana } = await asAna();
    const before = await bank.balance('ana-nomina');
    const bill = await firstBill(ana, STUDIO_WATER);
    const { receipt } = await pay(ana, billOrder(bill, tomorrow));
    expect(receipt).toMatchObject({ status: 'SCHEDULED', effectiveDate: '2026-11-24' });
    expect(receipt).not.toHaveProperty('authorization');
    expect(await bank.balance('ana-nomina')).toBe(before);
    const { body } = await bank.advance('P1D');
    expect(body.fired).toContainEqual({
      kind: 'scheduled-bill-payment',
      key: receipt.key,
      at: '2026-11-24T06:00:00-06:00',
      customer: 'ana',
    });
    expect(await receiptOf(ana, receipt.key)).toMatchObject({
      status: 'PROCESSED',
      executionDate: '2026-11-24T06:00:00-06:00',
      authorization: expect.any(String),
    });
    expect(await billsOf(ana, STUDIO_WATER)).toEqual([]);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('leaves its bill unpaid until its day, even after the next bill was issued', async () => {
    const { bank, ana } = await asAna();
    const bill = await firstBill(ana, STUDIO_WATER);
    const { key } = await pay(ana, billOrder(bill, { ...tomorrow, effective_date: '2027-01-15' }));
    await bank.advance('P50D');
    expect(await billsOf(ana, STUDIO_WATER)).toMatchObject([
      { key: bill.key, status: 'OVERDUE' },
      { period: 'Noviembre 2026', status: 'OVERDUE' },
      { period: 'Diciembre 2026', status: 'OPEN' },
    ]);
    await bank.advance('P4D');
    expect((await receiptOf(ana, key)).status).toBe('PROCESSED');
  });

  test('from the seed is executed on its day', async () => {
    const { bank, ana } = await asAna();
    const scheduled = await ana.get(`${PAYMENTS}/payments?payment_status=SCHEDULED`).expect(200);
    const [row] = scheduled.body.data;
    expect(row).toMatchObject({ payeeKey: 'ana-agua', effectiveDate: '2026-11-28' });
    await bank.advance('P5D');
    expect((await receiptOf(ana, row.key)).status).toBe('PROCESSED');
  });

  test('to an unsaved phone is signed when it is ordered, and needs no signature on its day', async () => {
    const { bank, ana } = await asAna();
    const operation = await setUpPayment(ana, 'MOBILETOPUP');
    const order = unsavedTopUp(tomorrow);
    await validatePayment(ana, operation, order).expect(200);
    await executePayment(ana, operation, order).expect(200);
    await signPayment(ana, operation);
    await executePayment(ana, operation, order).expect(200);
    await bank.advance('P1D');
    expect(await receiptOf(ana, operation.key)).toMatchObject({ status: 'PROCESSED' });
  });
});

type OrderMaker = (ana: Client) => Promise<PaymentOrder>;
type ChangeBefore = (world: { bank: BankUnderTest; ana: Client }) => Promise<unknown>;
const water: OrderMaker = async (ana) => billOrder(await firstBill(ana, STUDIO_WATER), tomorrow);
const phone: OrderMaker = async () => topUp(tomorrow);
const applyFixture = ({ bank }: { bank: BankUnderTest }, name: string, given: object) =>
  bank.send('post', '/__bank/situations', { name, customer: 'ana', given }).expect(204);

describe('a scheduled payment on its day', () => {
  test.each<[string, OrderMaker, ChangeBefore, string]>([
    [
      'when the account is empty',
      phone,
      async ({ ana }) => transfer(ana, { amount: { amount: 48_315.62, currency_code: 'MXN' } }),
      'Saldo insuficiente en la cuenta origen.',
    ],
    [
      'when another customer paid the bill',
      water,
      (world) => applyFixture(world, 'payments.bill-paid', { payee: STUDIO_WATER.payee }),
      'El recibo ya estaba pagado.',
    ],
    [
      'when the limit was lowered',
      phone,
      async ({ bank, ana }) =>
        bank.bank.commit((tx) =>
          setCustomerLimit(tx, { customer: ana.key, limitKey: 'MobileTopUp', amount: 99_99 }),
        ),
      'Rebasas tu límite por operación.',
    ],
    [
      'when the payee is blocked',
      phone,
      (world) => applyFixture(world, 'payees.has-status', { payee: 'ana-movil-mama', status: 'BLOCKED' }),
      'El servicio estaba inactivo o bloqueado ese día.',
    ],
    [
      'when the payee was removed',
      phone,
      async ({ ana }) => ana.delete(`${PAYEES}/ana-movil-mama`).expect(204),
      'Eliminaste este servicio de los que tienes guardados.',
    ],
    [
      'when the payee has another number',
      phone,
      async ({ ana }) =>
        sendSigned(
          ana,
          { method: 'PUT', url: `${PAYEES}/ana-movil-mama`, body: { mobile_telephone: '5500001111' } },
          TOKENS.ana,
        ),
      'Cambiaste el número de este servicio.',
    ],
  ])('is rejected %s, with the reason', async (_, order, changeBefore, reason) => {
    const { bank, ana } = await asAna();
    const { key } = await pay(ana, await order(ana));
    await changeBefore({ bank, ana });
    const before = await bank.balance('ana-nomina');
    await bank.advance('P1D');
    expect(await receiptOf(ana, key)).toMatchObject({ status: 'REJECTED', reason });
    expect(await bank.balance('ana-nomina')).toBe(before);
    expect((await bank.ledger()).balanced).toBe(true);
  });

  test('is rejected if another payment of the same day paid the bill', async () => {
    const { bank, ana } = await asAna();
    const order = await water(ana);
    const [first, second] = [await pay(ana, order), await pay(ana, order)];
    await bank.advance('P1D');
    expect((await receiptOf(ana, first.key)).status).toBe('PROCESSED');
    expect(await receiptOf(ana, second.key)).toMatchObject({
      status: 'REJECTED',
      reason: 'El recibo ya estaba pagado.',
    });
  });

  test('pays the rest of a bill that was partly paid meanwhile', async () => {
    const { bank, ana } = await asAna();
    const order = await water(ana);
    const { key } = await pay(ana, order);
    const partialPayment = { payment_type: 'PARTIAL', amount: { amount: 50, currency_code: 'MXN' } } as const;
    await pay(ana, {
      ...order,
      ...partialPayment,
      transaction_type: 'ONETIME',
      effective_date: '2026-11-23',
    });
    await bank.advance('P1D');
    const { status, totalAmount } = await receiptOf(ana, key);
    expect(status).toBe('PROCESSED');
    expect(totalAmount.amount).toBeCloseTo(order.amount.amount - 50, 2);
  });
});

describe('changing a scheduled payment', () => {
  test('sets another date, amount and account', async () => {
    const { bank, ana } = await asAna();
    const { key } = await pay(ana, topUp(tomorrow));
    const other = topUp({
      ...tomorrow,
      amount: { amount: 50, currency_code: 'MXN' },
      from_account_key: 'ana-ahorro',
    });
    const { body } = await change(ana, key, moveToThursday(other)).expect(200);
    expect(body).toMatchObject({
      key,
      status: 'SCHEDULED',
      effectiveDate: '2026-11-26',
      totalAmount: { amount: 50 },
    });
    await bank.advance('P1D');
    expect((await receiptOf(ana, key)).status).toBe('SCHEDULED');
    const before = (await bank.balance('ana-ahorro')) ?? 0;
    await bank.advance('P2D');
    expect((await receiptOf(ana, key)).status).toBe('PROCESSED');
    expect(await bank.balance('ana-ahorro')).toBe(before - 50);
  });

  test.each<[Partial<PaymentOrder>, number, string]>([
    [{ payee_key: 'ana-movil-diego' }, 400, 'payee_key'],
    [{ transaction_type: 'ONETIME', effective_date: '2026-11-23' }, 400, 'transaction_type'],
    [{ effective_date: '2026-11-23' }, 400, 'effective_date'],
    [{ amount: { amount: 51, currency_code: 'MXN' } }, 400, 'amount'],
    [{ operation_type: 'WITHRECEIPT' }, 400, 'operation_type'],
  ])('rejects %j', async (different, status, field) => {
    const { ana } = await asAna();
    const { key } = await pay(ana, topUp(tomorrow));
    const body = { ...topUp({ ...tomorrow, ...different }), action_type: 'MODIFY' };
    const answer = await change(ana, key, body).expect(status);
    expect(answer.body.notifications[0].field).toBe(field);
    expect(await receiptOf(ana, key)).toMatchObject({ status: 'SCHEDULED', effectiveDate: '2026-11-24' });
  });

  test('rejects a cancellation whose transaction type is not that of the payment', async () => {
    const { ana } = await asAna();
    const { key } = await pay(ana, topUp(tomorrow));
    const { body } = await change(ana, key, { ...cancelling, transaction_type: 'ONETIME' }).expect(400);
    expect(body.notifications[0]).toMatchObject({ code: '0000', field: 'transaction_type' });
    expect((await receiptOf(ana, key)).status).toBe('SCHEDULED');
    await change(ana, key, cancelling).expect(200);
    await change(ana, key, { ...cancelling, transaction_type: 'ONETIME' }).expect(400);
  });

  test('rejects a phone that is not saved, since it would need a signature', async () => {
    const { ana } = await asAna();
    const { key } = await pay(ana, topUp(tomorrow));
    const body = { ...unsavedTopUp(tomorrow), action_type: 'MODIFY' };
    expect(codeOf(await change(ana, key, body).expect(400))).toBe('0000');
  });

  test('a cancellation can be repeated; an executed payment can neither be changed nor cancelled', async () => {
    const { bank, ana } = await asAna();
    const [cancelledPayment, immediatePayment] = [await pay(ana, topUp(tomorrow)), await pay(ana, topUp())];
    const first = await change(ana, cancelledPayment.key, cancelling).expect(200);
    const response = await change(ana, cancelledPayment.key, cancelling).expect(200);
    expect(first.body.status).toBe('CANCELLED');
    expect(response.body).toEqual(first.body);
    const { body: advanced } = await bank.advance('P1D');
    expect(advanced.fired.map(({ key }: { key: string }) => key)).not.toContain(cancelledPayment.key);
    expect((await receiptOf(ana, cancelledPayment.key)).status).toBe('CANCELLED');
    expect(codeOf(await change(ana, immediatePayment.key, cancelling).expect(409))).toBe(
      'CZ_NOT_CANCELLABLE',
    );
    // The bank checks the status first: another order with this body would be rejected, since its day is today.
    for (const body of [moveToThursday(topUp(tomorrow)), { ...topUp(tomorrow), action_type: 'MODIFY' }])
      expect(codeOf(await change(ana, immediatePayment.key, body).expect(409))).toBe('CZ_NOT_CANCELLABLE');
  });
});
