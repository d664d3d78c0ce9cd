import { describe, expect, test } from 'vitest';
import { type BankUnderTest, type Client, openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { sendSigned, signPending, TOKENS } from '#bank/testing/signing';
import { FEDERAL, PROPERTY, payTax, TAX_PAYMENT, TAX_SERVICES } from '#bank/testing/tax';

const signAndPay = (client: Client, operation: 'SAT' | 'CDMX', body: object, token: string = TOKENS.ana) =>
  sendSigned(
    client,
    {
      method: 'POST',
      url: `${TAX_PAYMENT}?payment-type=${operation}`,
      body: { from_account_key: 'ana-nomina', ...body },
    },
    token,
  );

const issueLine = async (bank: BankUnderTest, body: object): Promise<string> =>
  (await bank.send('post', '/__bank/tax-lines', body).expect(201)).body.capture_line;

const openBankAsAna = async () => {
  const bank = await openBank();
  return { bank, client: await bank.signIn('ana') };
};

describe('federal taxes', () => {
  test('are charged once after a signature', async () => {
    const { bank, client } = await openBankAsAna();
    const before = (await bank.balance('ana-nomina')) ?? 0;
    const pending = await payTax(client, 'SAT', FEDERAL).expect(200);
    expect(pending.body).toEqual({ status: 'REQUIRED_SIGN', key: expect.any(String) });
    expect(await bank.balance('ana-nomina')).toBe(before);
    const url = `${TAX_PAYMENT}?payment-type=SAT`;
    await signPending(client, { method: 'POST', url, key: pending.body.key }, TOKENS.ana);
    const payment = await payTax(client, 'SAT', FEDERAL).expect(200);
    expect(payment.body).toEqual({ id: expect.any(String), status: 'PROCESSED' });
    expect(await bank.balance('ana-nomina')).toBe(before - 8_500);
    expect(codeOf(await payTax(client, 'SAT', FEDERAL).expect(422))).toBe('E_BFFWEBPYMT_055');
    expect(await bank.balance('ana-nomina')).toBe(before - 8_500);
    expect((await bank.ledger()).problems).toEqual([]);
  });

  test('have a receipt by id and by line, as JSON and PDF, and appear in the history', async () => {
    const { client } = await openBankAsAna();
    const { body } = await signAndPay(client, 'SAT', FEDERAL);
    const receipt = await client.get(`${TAX_PAYMENT}/receipt/${body.id}`).expect(200);
    expect(receipt.body).toMatchObject({
      key: body.id,
      operationType: 'SAT',
      status: 'PROCESSED',
      effectiveDate: '2026-11-23',
      reference: FEDERAL.capture_line,
      concept: 'Declaración del SAT',
      totalAmount: { amount: 8_500, currencyCode: 'MXN' },
      authorization: expect.stringMatching(/^\d{6}$/),
      balanceAfter: { amount: expect.any(Number), currencyCode: 'MXN' },
    });
    const line = FEDERAL.capture_line;
    const groups = [line.slice(0, 4), line.slice(4, 12), line.slice(12)];
    for (const text of [line, line.toLowerCase(), groups.join(' '), ` ${groups.join('-')}`]) {
      const byLine = await client.get(`${TAX_PAYMENT}/receipt/${encodeURIComponent(text)}`).expect(200);
      expect(byLine.body).toEqual(receipt.body);
    }
    const pdf = await client
      .get(`${TAX_PAYMENT}/receipt/${body.id}`, { accept: 'application/pdf' })
      .expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const history = await client
      .get('/api/bill-payments/v1/bill-payments/payments?bill_type=SAT,CDMX')
      .expect(200);
    expect(history.body.data.map(({ key }: { key: string }) => key)[0]).toBe(body.id);
    expect(history.body.data).toHaveLength(2);
  });

  test('cannot be paid with a line that another customer paid, and its receipt is hidden', async () => {
    const { bank, client } = await openBankAsAna();
    await signAndPay(client, 'SAT', FEDERAL);
    const carmen = await bank.signIn('carmen');
    const from_account_key = 'carmen-cheques';
    expect(codeOf(await payTax(carmen, 'SAT', { ...FEDERAL, from_account_key }).expect(422))).toBe(
      'E_BFFWEBPYMT_055',
    );
    await carmen.get(`${TAX_PAYMENT}/receipt/${FEDERAL.capture_line}`).expect(404);
  });

  test('are activated once with a signature', async () => {
    const bank = await openBank();
    const luis = await bank.signIn('luis');
    const order = { ...FEDERAL, from_account_key: 'luis-cheques' };
    expect(codeOf(await payTax(luis, 'SAT', order).expect(422))).toBe('E_BFFWEBPYMT_058');
    const url = `${TAX_SERVICES}/activate?payment-type=SAT`;
    const service = async () => (await luis.get(`${TAX_SERVICES}?payment-type=SAT`).expect(200)).body.data[0];
    expect(await service()).toEqual({ id: 'SAT', name: 'Impuestos federales (SAT)', active: false });
    const activation = await sendSigned(luis, { method: 'POST', url, body: {} }, TOKENS.luis);
    expect(activation.body).toEqual({ status: 'ACTIVE' });
    expect(await service()).toMatchObject({ active: true, activeSince: '2026-11-23T09:30:00-06:00' });
    expect((await payTax(luis, 'SAT', order).expect(200)).body.status).toBe('REQUIRED_SIGN');
    // A repeated activation keeps its date and requires no signature.
    await bank.advance('PT1H');
    expect((await luis.post(url, {}).expect(200)).body).toEqual({ status: 'ACTIVE' });
    expect(await service()).toMatchObject({ active: true, activeSince: '2026-11-23T09:30:00-06:00' });
  });

  test('cannot be signed for the payment type CDMX', async () => {
    const { client } = await openBankAsAna();
    const pending = await payTax(client, 'SAT', FEDERAL).expect(200);
    const url = `${TAX_PAYMENT}?payment-type=CDMX`;
    await client
      .post('/api/signatures/v3/security/signatures', {
        operation_url: url,
        operation_type: 'POST',
        operation_context: { key: pending.body.key },
      })
      .expect(400);
  });
});

describe('taxes of the city', () => {
  test('have a line from which the bank reads the concept and the fields', async () => {
    const { client } = await openBankAsAna();
    const { body } = await client
      .post(`${TAX_PAYMENT}/action-fields`, {
        payment_type: 'CDMX',
        capture_line: '80pr ed26 0001 9856 6208',
      })
      .expect(200);
    expect(body.data.slice(0, 4)).toMatchObject([
      { id: 'concept', type: 'constant', value: 'Predial' },
      { id: 'capture_line', type: 'constant', value: PROPERTY.capture_line },
      { id: 'due', type: 'constant', value: '2039-06-30' },
      { id: 'amount', type: 'constant', value: '4256.50' },
    ]);
    expect(body.data.slice(4).map(({ id }: { id: string }) => id)).toEqual([
      'taxpayer',
      'rfc',
      'property',
      'bimester',
      'issued',
      'neighbourhood',
    ]);
  });

  test('are paid with the fields and show them on the receipt', async () => {
    const { client } = await openBankAsAna();
    const { body } = await signAndPay(client, 'CDMX', PROPERTY);
    const receipt = await client.get(`${TAX_PAYMENT}/receipt/${body.id}`).expect(200);
    expect(receipt.body.fields).toContainEqual({
      name: 'Cuenta predial',
      value: '056214180004',
      dataType: 1,
      format: '999 999 99 999 9',
    });
    const projected = await client
      .get(`/api/bill-payments/v1/bill-payments/${body.id}/receipt`, { 'x-data-projection': 'TAX' })
      .expect(200);
    expect(projected.body).toEqual(receipt.body);
    await client.get(`/api/bill-payments/v1/bill-payments/${body.id}/receipt`).expect(404);
  });

  test('have a variable amount if the line was issued with a wrong amount', async () => {
    const { bank, client } = await openBankAsAna();
    const body = { payment_type: 'CDMX', concept: '88', amount: 1_085, due: '2026-12-31' };
    const correctLine = await issueLine(bank, body);
    const wrongLine = await issueLine(bank, { ...body, fault: 'amount' });
    const amountOf = async (capture_line: string) => {
      const answer = await client.post(`${TAX_PAYMENT}/action-fields`, {
        payment_type: 'CDMX',
        capture_line,
      });
      return answer.body.data.find(({ id }: { id: string }) => id === 'amount');
    };
    expect(await amountOf(correctLine)).toMatchObject({ type: 'constant', value: '1085.00' });
    expect(await amountOf(wrongLine)).toMatchObject({ type: 'variable' });
  });
});

describe('tax lines issued for testing', () => {
  test.each([
    ['SAT', 'expired', 'E_BFFWEBPYMT_053'],
    ['SAT', 'paid', 'E_BFFWEBPYMT_055'],
    ['SAT', 'check', 'E_BFFWEBPYMT_052'],
    ['SAT', 'amount', 'E_BFFWEBPYMT_054'],
    ['CDMX', 'expired', 'E_BFFWEBPYMT_070'],
    ['CDMX', 'paid', 'E_BFFWEBPYMT_055'],
    ['CDMX', 'check', 'E_BFFWEBPYMT_069'],
    ['CDMX', 'amount', 'E_BFFWEBPYMT_071'],
  ] as const)(
    'cause the expected error: %s with the fault %s returns %s',
    async (payment_type, fault, code) => {
      const { bank, client } = await openBankAsAna();
      const request = { payment_type, amount: 1_200, due: '2026-12-31' };
      const capture_line = await issueLine(bank, { ...request, fault });
      const { fields } = PROPERTY;
      const order = { capture_line, amount: 1_200, ...(payment_type === 'CDMX' && { fields }) };
      expect(codeOf(await payTax(client, payment_type, order).expect(422))).toBe(code);
      const issuedLine = await issueLine(bank, request);
      await payTax(client, payment_type, { ...order, capture_line: issuedLine }).expect(200);
    },
  );

  test.each([
    [{ concept: '99' }, 'concept'],
    [{ concept: '80' }, 'concept'],
    [{ due: '2039-11-19' }, 'due'],
    [{ due: '2012-12-31' }, 'due'],
    [{ amount: 1_000_000.01 }, 'amount'],
    [{ amount: 9e12, fault: 'expired' }, 'amount'],
    [{ amount: 1_000_001, fault: 'amount' }, 'amount'],
    [{ amount: 250.5 }, 'amount'],
    [{ amount: 0.01, fault: 'paid' }, 'amount'],
  ])('cannot be issued with %j', async (change, field) => {
    const { bank } = await openBankAsAna();
    const body = { payment_type: 'SAT', amount: 1, due: '2030-01-01', ...change };
    const rejection = await bank.send('post', '/__bank/tax-lines', body).expect(400);
    expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field });
  });

  test('can be paid up to the maximum amount', async () => {
    const bank = await openBank();
    const carmen = await bank.signIn('carmen');
    const amount = 1_000_000;
    const capture_line = await issueLine(bank, { payment_type: 'SAT', amount, due: '2030-01-01' });
    const order = { capture_line, amount, from_account_key: 'carmen-cheques' };
    await signAndPay(carmen, 'SAT', order, TOKENS.carmen);
    await carmen.get(`${TAX_PAYMENT}/receipt/${capture_line}`).expect(200);
  });
});

test('taxes can be paid only from the customer’s cheque accounts in pesos', async () => {
  const { client } = await openBankAsAna();
  const { body } = await client.get(`${TAX_PAYMENT}/valid-accounts?payment-type=SAT`).expect(200);
  expect(body.data.map(({ key }: { key: string }) => key)).toEqual(['ana-ahorro', 'ana-nomina']);
  for (const from_account_key of ['ana-dolares', 'ana-tarjeta']) {
    const rejection = await payTax(client, 'SAT', { ...FEDERAL, from_account_key }).expect(400);
    expect(rejection.body.notifications[0]).toMatchObject({ field: 'from_account_key' });
  }
  await payTax(client, 'SAT', { ...FEDERAL, from_account_key: 'luis-cheques' }).expect(404);
});
