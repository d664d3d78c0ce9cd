import { expect, test } from 'vitest';
import { countUse, DAILY } from './shared/limits/limits';
import { type Client, openBank } from './testing/bank-under-test';
import { codeOf } from './testing/own-transfer';
import { PAYEES } from './testing/payee';
import {
  billOrder,
  executePayment,
  firstBill,
  pay,
  STUDIO_WATER,
  setUpPayment,
  signPayment,
  topUp,
  unsavedTopUp,
  validatePayment,
} from './testing/payment';
import { sendSigned, TOKENS } from './testing/signing';

const usedToday = async (client: Client, limitKey: string): Promise<number> => {
  const { body } = await client.get('/api/customer-limits/v1/customers/me/limits').expect(200);
  const limitRow = body.data.find((limit: { limitKey: string }) => limit.limitKey === limitKey);
  return limitRow.usedToday.amount;
};

test('exactly one of ten concurrent payments of a bill succeeds', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const order = billOrder(await firstBill(ana, STUDIO_WATER));
  const before = (await bank.ledger()).transactions.length;
  const operations = await Promise.all(Array.from({ length: 10 }, () => setUpPayment(ana)));
  await Promise.all(operations.map((operation) => validatePayment(ana, operation, order).expect(200)));
  const answers = await Promise.all(operations.map((operation) => executePayment(ana, operation, order)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const codes = answers.filter(({ status }) => status !== 200).map(codeOf);
  expect(codes).toEqual(Array.from({ length: 9 }, () => 'CZ_BILL_PAID'));
  expect((await bank.ledger()).transactions).toHaveLength(before + 1);
});

test('a payee removed after the validation is not paid', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const order = billOrder(await firstBill(ana, STUDIO_WATER));
  const operation = await setUpPayment(ana);
  await validatePayment(ana, operation, order).expect(200);
  const before = (await bank.ledger()).transactions.length;
  await ana.delete(`${PAYEES}/${order.payee_key}`).expect(204);
  await executePayment(ana, operation, order).expect(404);
  expect((await bank.ledger()).transactions).toHaveLength(before);
});

test('a payment counts toward the daily limit, but a rejected payment does not', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const bill = await firstBill(ana, STUDIO_WATER);
  await pay(ana, billOrder(bill));
  await pay(ana, topUp());
  const tooMuch = topUp({ payee_key: 'ana-movil-diego', amount: { amount: 300, currency_code: 'MXN' } });
  const rejection = await validatePayment(ana, await setUpPayment(ana, 'MOBILETOPUP'), tooMuch);
  expect(codeOf(rejection)).toBe('2082');
  expect(await usedToday(ana, 'BillPayments')).toBe(bill.amount);
  expect(await usedToday(ana, 'MobileTopUp')).toBe(100);
});

test('an amount above the rest of the daily limit is rejected on execution', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const operation = await setUpPayment(ana, 'MOBILETOPUP');
  await validatePayment(ana, operation, topUp()).expect(200);
  const use = {
    customer: ana.key,
    limitKey: 'MobileTopUp',
    day: '2026-11-23',
    amount: DAILY - 99_99,
  } as const;
  await bank.bank.commit((tx) => countUse(tx, use));
  const rejection = await executePayment(ana, operation, topUp()).expect(422);
  expect(rejection.body.notifications[0]).toMatchObject({ code: '2081' });
  expect(rejection.body.notifications[0]).not.toHaveProperty('field');
});

test('a centavo paid from a dollar account costs a cent', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const bill = await firstBill(ana, STUDIO_WATER);
  const before = (await bank.balance('ana-dolares')) ?? 0;
  const { receipt } = await pay(
    ana,
    billOrder(bill, {
      payment_type: 'PARTIAL',
      from_account_key: 'ana-dolares',
      amount: { amount: 0.01, currency_code: 'MXN' },
    }),
  );
  expect(receipt.exchangeData.chargedAmount).toEqual({ amount: 0.01, currencyCode: 'USD' });
  expect(await bank.balance('ana-dolares')).toBe((before * 100 - 1) / 100);
});

test('a signature for one phone is not valid for another phone', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const before = await bank.balance('ana-nomina');
  const operation = await setUpPayment(ana, 'MOBILETOPUP');
  const other = unsavedTopUp({
    bill_statement_properties: { merchant_key: 'jade-movil', mobile_telephone: '3300000000' },
  });
  await validatePayment(ana, operation, unsavedTopUp()).expect(200);
  await executePayment(ana, operation, unsavedTopUp()).expect(200);
  await signPayment(ana, operation);
  expect(codeOf(await executePayment(ana, operation, other).expect(409))).toBe('CZ_NOT_VALIDATED');
  await validatePayment(ana, operation, other).expect(200);
  await executePayment(ana, operation, other).expect(200, { status: 'REQUIRED_SIGN', key: operation.key });
  expect(await bank.balance('ana-nomina')).toBe(before);
});

test('a saved phone whose number changed after the review is topped up only after a new validation', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const operation = await setUpPayment(ana, 'MOBILETOPUP');
  await validatePayment(ana, operation, topUp()).expect(200);
  const change = { mobile_telephone: '5500009999' };
  await sendSigned(ana, { method: 'PUT', url: `${PAYEES}/ana-movil-mama`, body: change }, TOKENS.ana);
  expect(codeOf(await executePayment(ana, operation, topUp()).expect(409))).toBe('CZ_NOT_VALIDATED');
  await validatePayment(ana, operation, topUp()).expect(200);
  const { body } = await executePayment(ana, operation, topUp()).expect(200);
  expect(body.reference).toBe('5500009999');
});

test('a key or nonce of another customer or payment pays nothing', async () => {
  const bank = await openBank();
  const [ana, luis] = [await bank.signIn('ana'), await bank.signIn('luis')];
  const before = (await bank.ledger()).transactions.length;
  const [foreignPayment, ownPayment, otherPayment] = [
    await setUpPayment(ana),
    await setUpPayment(luis),
    await setUpPayment(luis),
  ];
  const bill = await firstBill(luis, { payee: 'luis-luz', merchant: 'luz-del-altiplano' });
  const order = billOrder(bill, { payee_key: 'luis-luz', from_account_key: 'luis-cheques' });
  await validatePayment(luis, ownPayment, order).expect(200);
  for (const payment of [
    foreignPayment,
    { key: ownPayment.key, nonce: foreignPayment.nonce },
    { key: foreignPayment.key, nonce: ownPayment.nonce },
    { key: ownPayment.key, nonce: otherPayment.nonce },
  ]) {
    expect(codeOf(await validatePayment(luis, payment, order).expect(404))).toBe('CZ_NOT_FOUND');
    expect(codeOf(await executePayment(luis, payment, order).expect(404))).toBe('CZ_NOT_FOUND');
  }
  expect((await bank.ledger()).transactions).toHaveLength(before);
  await executePayment(luis, ownPayment, order).expect(200);
});

test('an order with a payee, account or bill of another customer returns 404', async () => {
  const bank = await openBank();
  const [ana, luis] = [await bank.signIn('ana'), await bank.signIn('luis')];
  const bill = await firstBill(ana, STUDIO_WATER);
  const operation = await setUpPayment(luis);
  for (const change of [
    {},
    { from_account_key: 'luis-cheques' },
    { from_account_key: 'luis-cheques', payee_key: 'luis-luz' },
    { payee_key: 'luis-luz' },
  ]) {
    expect(codeOf(await validatePayment(luis, operation, billOrder(bill, change)).expect(404))).toBe(
      'CZ_NOT_FOUND',
    );
  }
});
