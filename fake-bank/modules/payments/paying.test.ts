import { describe, expect, test } from 'vitest';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
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

async function asAna(now?: string): Promise<{ bank: BankUnderTest; ana: Client }> {
  const bank = await openBank(now);
  return { bank, ana: await bank.signIn('ana') };
}

const cents = (amount: number | undefined) => Math.round((amount ?? 0) * 100);

describe('paying a bill', () => {
  test('moves the money to the merchant once and returns a receipt', async () => {
    const { bank, ana } = await asAna();
    const bill = await firstBill(ana, STUDIO_WATER);
    const before = {
      ana: await bank.balance('ana-nomina'),
      ledger: (await bank.ledger()).transactions.length,
    };
    const operation = await setUpPayment(ana);
    const order = billOrder(bill);
    const quote = await validatePayment(ana, operation, order).expect(200);
    expect(quote.body).toEqual({
      key: operation.key,
      payee: { merchantName: 'Agua y Drenaje de la Sierra' },
      reference: '38204170611',
      totalAmount: { amount: bill.amount, currencyCode: 'MXN' },
      effectiveDate: '2026-11-23',
    });
    const [receipt, again] = await Promise.all([
      executePayment(ana, operation, order).expect(200),
      executePayment(ana, operation, order).expect(200),
    ]);
    const response = await executePayment(ana, operation, order).expect(200);
    expect(again.body).toEqual(receipt.body);
    expect(response.body).toEqual(receipt.body);
    const balanceAfter = (cents(before.ana) - cents(bill.amount)) / 100;
    expect(receipt.body).toEqual({
      key: operation.key,
      operationType: 'WITHRECEIPT',
      transactionType: 'ONETIME',
      status: 'PROCESSED',
      effectiveDate: '2026-11-23',
      fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
      payee: {
        merchantName: 'Agua y Drenaje de la Sierra',
        merchantKey: 'agua-y-drenaje-de-la-sierra',
        nickname: 'Agua del estudio',
      },
      reference: '38204170611',
      totalAmount: { amount: bill.amount, currencyCode: 'MXN' },
      bill: { period: bill.period, dueDate: bill.dueDate },
      payeeKey: STUDIO_WATER.payee,
      confirmationNumber: expect.stringMatching(/^73\d{6}$/),
      operationDate: '2026-11-23T09:30:00-06:00',
      exchangeData: { withExchange: false },
      authorization: expect.stringMatching(/^\d{6}$/),
      balanceAfter: { amount: balanceAfter, currencyCode: 'MXN' },
    });
    expect(await bank.balance('ana-nomina')).toBe(balanceAfter);
    expect(await bank.balance('bank:services:MXN:agua-y-drenaje-de-la-sierra')).toBe(bill.amount);
    const ledger = await bank.ledger();
    expect(ledger.transactions).toHaveLength(before.ledger + 1);
    expect(ledger.balanced).toBe(true);
  });

  test('marks the bill as paid for every customer and rejects a second payment', async () => {
    const { bank, ana } = await asAna();
    const carmen = await bank.signIn('carmen');
    const bill = await firstBill(ana, STUDIO_WATER);
    const carmenStudio = { payee: 'carmen-agua-estudio', merchant: STUDIO_WATER.merchant };
    expect(await billsOf(carmen, carmenStudio)).toEqual([bill]);
    const secondPayment = await setUpPayment(carmen);
    const order = billOrder(bill, { from_account_key: 'carmen-cheques', payee_key: carmenStudio.payee });
    await validatePayment(carmen, secondPayment, order).expect(200);
    await pay(ana, billOrder(bill));
    expect(await billsOf(carmen, carmenStudio)).toEqual([]);
    const rejection = await executePayment(carmen, secondPayment, order).expect(409);
    expect(codeOf(rejection)).toBe('CZ_BILL_PAID');
    const response = await validatePayment(ana, await setUpPayment(ana), billOrder(bill)).expect(409);
    expect(codeOf(response)).toBe('CZ_BILL_PAID');
  });

  test('in part leaves the rest of the bill open', async () => {
    const { ana } = await asAna();
    const bill = await firstBill(ana, STUDIO_WATER);
    await pay(
      ana,
      billOrder(bill, { payment_type: 'PARTIAL', amount: { amount: 50, currency_code: 'MXN' } }),
    );
    const openBill = await firstBill(ana, STUDIO_WATER);
    expect(openBill).toMatchObject({ key: bill.key, status: 'OPEN' });
    expect(cents(openBill.amount)).toBe(cents(bill.amount) - 50_00);
    await pay(ana, billOrder(openBill));
    expect(await billsOf(ana, STUDIO_WATER)).toEqual([]);
  });

  test('updates the last payment of the payee; the receipt does not link to a removed payee', async () => {
    const { ana } = await asAna();
    const bill = await firstBill(ana, STUDIO_WATER);
    const { receipt } = await pay(ana, billOrder(bill));
    const response = await ana.get(`${PAYEES}?bill_type=WITHRECEIPT`).expect(200);
    const payee = response.body.data.find(({ key }: { key: string }) => key === STUDIO_WATER.payee);
    expect(payee.lastPayment).toEqual({ date: '2026-11-23', amount: receipt.totalAmount });
    await ana.delete(`${PAYEES}/${STUDIO_WATER.payee}`).expect(204);
    const { body } = await ana.get(`${PAYMENTS}/${receipt.key}/receipt`).expect(200);
    expect(body).not.toHaveProperty('payeeKey');
  });

  test('pays the second bill of a service without receipts before the first', async () => {
    const { ana } = await asAna();
    const school = {
      payee: 'ana-colegiatura',
      merchant: 'universidad-alameda',
      type: 'WITHOUTRECEIPT',
    } as const;
    const [first, second] = await billsOf(ana, school);
    if (!first || !second) throw new Error('the school asks for nothing');
    const order = { operation_type: 'WITHOUTRECEIPT', payee_key: school.payee } as const;
    const partialPayment = billOrder(second, { ...order, payment_type: 'PARTIAL' });
    const operation = await setUpPayment(ana, 'WITHOUTRECEIPT');
    const rejection = await validatePayment(ana, operation, partialPayment).expect(400);
    expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field: 'payment_type' });
    await pay(ana, billOrder(second, order));
    const openBills = await billsOf(ana, school);
    expect(openBills.map(({ period }) => period)).toEqual(['Noviembre 2026', 'Enero 2027']);
  });
});

describe('paying from a dollar account', () => {
  test('buys pesos at the bank’s rate, rounded up to the cent', async () => {
    const { bank, ana } = await asAna();
    const { receipt } = await pay(ana, topUp({ from_account_key: 'ana-dolares' }));
    // 100 / 18.05 = 5.5401…
    expect(receipt).toMatchObject({
      totalAmount: { amount: 100, currencyCode: 'MXN' },
      exchangeData: {
        withExchange: true,
        exchangeRate: 18.05,
        chargedAmount: { amount: 5.55, currencyCode: 'USD' },
      },
      balanceAfter: { amount: 3244.85, currencyCode: 'USD' },
    });
    expect(await bank.balance('ana-dolares')).toBe(3244.85);
    expect(await bank.balance('bank:services:MXN:tecolote-movil')).toBe(100);
    expect((await bank.ledger()).balanced).toBe(true);
    const pdf = await ana
      .get(`${PAYMENTS}/${receipt.key}/receipt`, { accept: 'application/pdf' })
      .expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
  });
});

describe('a phone that is not saved', () => {
  test('is topped up after a signature', async () => {
    const { bank, ana } = await asAna();
    const before = await bank.balance('ana-nomina');
    const operation = await setUpPayment(ana, 'MOBILETOPUP');
    const order = unsavedTopUp();
    await validatePayment(ana, operation, order).expect(200);
    await executePayment(ana, operation, order).expect(200, { status: 'REQUIRED_SIGN', key: operation.key });
    expect(await bank.balance('ana-nomina')).toBe(before);
    await signPayment(ana, operation);
    const { body } = await executePayment(ana, operation, order).expect(200);
    expect(body).toMatchObject({ status: 'PROCESSED', reference: '8120467315' });
    expect(body).not.toHaveProperty('payeeKey');
    expect(cents(before) - cents(await bank.balance('ana-nomina'))).toBe(100_00);
  });

  test.each([
    [
      { bill_statement_properties: { merchant_key: 'nadie', mobile_telephone: '8120467315' } },
      'bill_statement_properties.merchant_key',
    ],
    [
      { bill_statement_properties: { merchant_key: 'red-chinampa', mobile_telephone: '8120467315' } },
      'bill_statement_properties.merchant_key',
    ],
    [{ bill_statement_properties: { bill_key: 'nada' } }, 'payee_key'],
    [{ bill_statement_properties: undefined }, 'payee_key'],
    [{ payee_key: 'ana-movil-mama' }, 'payee_key'],
    [{ payment_type: 'PARTIAL' as const }, 'payment_type'],
    [{ amount: { amount: 101, currency_code: 'MXN' as const } }, 'amount'],
  ])('rejects %j with an error for %s', async (change, field) => {
    const { ana } = await asAna();
    const operation = await setUpPayment(ana, 'MOBILETOPUP');
    const { body } = await validatePayment(ana, operation, unsavedTopUp(change)).expect(400);
    expect(body.notifications[0]).toMatchObject({ code: '0000', field });
  });
});

test('an order of another payment type than its operation is rejected', async () => {
  const { ana } = await asAna();
  const operation = await setUpPayment(ana, 'WITHRECEIPT');
  const { body } = await validatePayment(ana, operation, topUp()).expect(400);
  expect(body.notifications[0]).toMatchObject({ code: '0000', field: 'operation_type' });
});

test('a payment has to be validated first', async () => {
  const { ana } = await asAna();
  const operation = await setUpPayment(ana, 'MOBILETOPUP');
  expect(codeOf(await executePayment(ana, operation, topUp()).expect(409))).toBe('CZ_NOT_VALIDATED');
  await validatePayment(ana, operation, topUp()).expect(200);
  const other = topUp({ amount: { amount: 50, currency_code: 'MXN' } });
  expect(codeOf(await executePayment(ana, operation, other).expect(409))).toBe('CZ_NOT_VALIDATED');
  await executePayment(ana, operation, topUp()).expect(200);
  expect(codeOf(await executePayment(ana, operation, other).expect(409))).toBe('CZ_NONCE_REUSED');
});

test('an unavailable merchant and a blocked payee cannot be paid', async () => {
  const { bank, ana } = await asAna();
  const bill = await firstBill(ana, STUDIO_WATER);
  const bruno = await bank.signIn('bruno');
  const unansweredOrder = billOrder(bill, { payee_key: 'bruno-cable', from_account_key: 'bruno-cheques' });
  const rejection = validatePayment(bruno, await setUpPayment(bruno), unansweredOrder);
  expect(codeOf(await rejection.expect(503))).toBe('CZ_UNAVAILABLE');
  const oldNumberTopUp = topUp({ payee_key: 'ana-movil-viejo' });
  const { body } = await validatePayment(ana, await setUpPayment(ana, 'MOBILETOPUP'), oldNumberTopUp).expect(
    400,
  );
  expect(body.notifications[0]).toMatchObject({ code: '0000', field: 'payee_key' });
});

test.each([
  ['2026-11-23T05:59:00-06:00', 422, 422],
  ['2026-11-23T06:00:00-06:00', 200, 200],
  ['2026-11-22T12:00:00-06:00', 200, 200],
  ['2026-11-23T19:29:00-06:00', 200, 200],
  ['2026-11-23T19:30:00-06:00', 422, 200],
  ['2026-11-23T20:45:00-06:00', 422, 422],
])('at %s the validation of a bill returns %i, that of a top-up %i', async (now, forBill, forTopUp) => {
  const { ana } = await asAna(now);
  const effective_date = now.slice(0, 10);
  const order = billOrder(await firstBill(ana, STUDIO_WATER), { effective_date });
  const bill = await validatePayment(ana, await setUpPayment(ana), order).expect(forBill);
  if (forBill === 422) expect(codeOf(bill)).toBe('2185');
  await validatePayment(ana, await setUpPayment(ana, 'MOBILETOPUP'), topUp({ effective_date })).expect(
    forTopUp,
  );
});
