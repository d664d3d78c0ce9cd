import { describe, expect, test } from 'vitest';
import { setCustomerLimit } from '#bank/shared/limits/limits';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf, TRANSFERS } from '#bank/testing/own-transfer';
import { newRecipient } from '#bank/testing/recipient';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import {
  executeThirdParty,
  sendToThirdParty,
  setUpThirdParty,
  signThirdParty,
  thirdPartyOrder,
  validateThirdParty,
} from '#bank/testing/third-party';

const recipients = '/api/third-parties-recipients/v1/transfers/third-parties/recipients';

describe('a SPEI transfer', () => {
  test('charges the amount and the commission, and its receipt has a tracking key', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = (await bank.balance('ana-nomina')) ?? 0;
    const { receipt } = await sendToThirdParty(ana, { customer_reference: '1234567' });
    expect(receipt).toMatchObject({
      status: 'PROCESSED',
      thirdPartyType: 'spei',
      fromAmount: { amount: 2500, currencyCode: 'MXN' },
      commission: { amount: 5.8, currencyCode: 'MXN' },
      message: 'Gasto de la casa',
      customerReference: '1234567',
      toAccount: { description: 'Mamá', key: 'ana-mama', holder: 'Guadalupe Reyes Montiel' },
    });
    expect(receipt.trackingKey).toMatch(/^CZ20261123\d{10}$/);
    expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 2505.8, 2);
    expect((await bank.ledger()).balanced).toBe(true);

    const link = await ana.get(`${TRANSFERS}/${receipt.key}/link`).expect(200);
    expect(link.body.link).toBe(receipt.eppUrl);
    const proof = await bank.send('get', receipt.eppUrl).expect(200);
    expect(proof.text).toContain(receipt.trackingKey);
    expect(proof.text).toContain('$2,500.00 MXN');
    expect(proof.text).toContain('Guadalupe Reyes Montiel');
    expect(proof.text).not.toContain('Mamá');
  });

  test('appears in the history of the recipient and as its last transfer', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { receipt } = await sendToThirdParty(ana);
    const { body } = await ana.get(`${TRANSFERS}?destination_account=ana-mama`).expect(200);
    expect(body.data[0]).toMatchObject({ key: receipt.key, thirdPartyType: 'spei', eppUrl: receipt.eppUrl });
    const rows = (await ana.get(recipients).expect(200)).body.data;
    const mother = rows.find((row: { key: string }) => row.key === 'ana-mama');
    expect(mother.lastTransfer).toMatchObject({ date: '2026-11-23', amount: { amount: 2500 } });
  });

  test('returns the same receipt when repeated, and a conflict for another body', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const { key, nonce, order, receipt } = await sendToThirdParty(ana);
    const after = await bank.balance('ana-nomina');
    const repeated = await executeThirdParty(ana, { key, nonce }, order).expect(200);
    expect(repeated.body).toEqual(receipt);
    const other = await executeThirdParty(ana, { key, nonce }, thirdPartyOrder({ message: 'otra' })).expect(
      409,
    );
    expect(codeOf(other)).toBe('CZ_NONCE_REUSED');
    expect(await bank.balance('ana-nomina')).toBe(after);
  });
});

describe('the signature', () => {
  test('is required before money moves, and only after a validation', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = await bank.balance('ana-nomina');
    const operation = await setUpThirdParty(ana);
    expect(codeOf(await executeThirdParty(ana, operation, thirdPartyOrder()).expect(409))).toBe(
      'CZ_NOT_VALIDATED',
    );
    await validateThirdParty(ana, operation, thirdPartyOrder()).expect(200);
    const pending = await executeThirdParty(ana, operation, thirdPartyOrder()).expect(200);
    expect(pending.body).toEqual({ status: 'REQUIRED_SIGN', key: operation.key });
    expect(await bank.balance('ana-nomina')).toBe(before);
  });

  test('is not valid for an order that was changed after signing', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const operation = await setUpThirdParty(ana);
    await validateThirdParty(ana, operation, thirdPartyOrder()).expect(200);
    await executeThirdParty(ana, operation, thirdPartyOrder()).expect(200);
    await signThirdParty(ana, operation);
    const raisedOrder = thirdPartyOrder({ amount: { amount: 25_000, currency_code: 'MXN' } });
    await validateThirdParty(ana, operation, raisedOrder).expect(200);
    const pending = await executeThirdParty(ana, operation, raisedOrder).expect(200);
    expect(pending.body.status).toBe('REQUIRED_SIGN');
    await signThirdParty(ana, operation);
    const executed = await executeThirdParty(ana, operation, raisedOrder).expect(200);
    expect(executed.body.status).toBe('PROCESSED');
  });
});

describe('other transfer types', () => {
  test('a same-bank transfer credits the other customer at once and free of charge', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const [from, to] = [await bank.balance('ana-nomina'), await bank.balance('luis-cheques')];
    const { receipt } = await sendToThirdParty(ana, { to_recipient_key: 'ana-luis' }, 'SAME_BANK');
    expect(receipt).toMatchObject({ status: 'PROCESSED', commission: { amount: 0 } });
    expect(receipt).not.toHaveProperty('trackingKey');
    expect(await bank.balance('ana-nomina')).toBeCloseTo((from ?? 0) - 2500, 2);
    expect(await bank.balance('luis-cheques')).toBeCloseTo((to ?? 0) + 2500, 2);
    const luis = await bank.signIn('luis');
    const { body } = await luis.get('/api/accounts/v2/accounts/luis-cheques/transactions').expect(200);
    expect(body.data[0].description).toBe('Transferencia recibida de Ana Lucía Herrera: Gasto de la casa');
  });

  test.each([
    ['SAME_BANK', 'TPTON'],
    ['CARDS', 'TPTCC'],
  ] as const)(
    'a transfer of category %s to a debit card of this bank credits the account of the card',
    async (category, account_type) => {
      const bank = await openBank();
      const [ana, carmen] = [await bank.signIn('ana'), await bank.signIn('carmen')];
      const { body: nomina } = await ana.get('/api/accounts/v2/accounts/ana-nomina').expect(200);
      const body = newRecipient({ account_type, account_id: nomina.debitCard, bank_id: '044' });
      const recipientResponse = await sendSigned(
        carmen,
        { method: 'POST', url: recipients, body },
        TOKENS.carmen,
      );
      await bank.advance('PT31M');
      const before = await bank.balance('ana-nomina');
      const order = { from_account_key: 'carmen-cheques', to_recipient_key: recipientResponse.body.key };
      await sendToThirdParty(carmen, order, category, TOKENS.carmen);
      expect(await bank.balance('ana-nomina')).toBeCloseTo((before ?? 0) + 2500, 2);
    },
  );

  test.each([
    ['CARDS', 'ana-visa'],
    ['CARDS', 'ana-amex'],
    ['CREDITS', 'ana-credito-hermano'],
    ['CREDITS', 'ana-hipoteca-papas'],
  ] as const)(
    'a transfer of category %s to %s is processed, and the books balance',
    async (category, to_recipient_key) => {
      const bank = await openBank();
      const ana = await bank.signIn('ana');
      const { receipt } = await sendToThirdParty(ana, { to_recipient_key }, category);
      expect(receipt.status).toBe('PROCESSED');
      expect((await bank.ledger()).balanced).toBe(true);
    },
  );

  test('a recipient at another bank is rejected for a same-bank transfer', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const operation = await setUpThirdParty(ana, 'SAME_BANK');
    const answer = await validateThirdParty(ana, operation, thirdPartyOrder()).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field: 'to_recipient_key' });
  });
});

describe('the response of the other bank', () => {
  test('a returned SPEI transfer refunds the amount and the commission', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = await bank.balance('ana-nomina');
    const { receipt } = await sendToThirdParty(ana, { to_recipient_key: 'ana-tornillo' });
    expect(receipt.status).toBe('START_EXECUTION');
    expect(await bank.balance('ana-nomina')).not.toBe(before);
    await bank.advance('PT30S');
    const { body } = await ana.get(`${TRANSFERS}/${receipt.key}/receipt`).expect(200);
    expect(body).toMatchObject({ status: 'REVERSE' });
    expect(body.rejection).toContain('devolvió');
    expect(await bank.balance('ana-nomina')).toBe(before);
    expect((await bank.ledger()).balanced).toBe(true);
  });
});

describe('limits', () => {
  test('a further transfer is rejected once the daily limit of two million is used', async () => {
    const bank = await openBank();
    const carmen = await bank.signIn('carmen');
    const token = TOKENS.carmen;
    const send = (amount: number) =>
      sendToThirdParty(
        carmen,
        {
          from_account_key: 'carmen-cheques',
          to_recipient_key: 'carmen-administracion',
          amount: { amount, currency_code: 'MXN' },
        },
        'SPEI',
        token,
      );
    for (let count = 0; count < 4; count += 1) await send(500_000);
    const operation = await setUpThirdParty(carmen);
    const order = thirdPartyOrder({
      from_account_key: 'carmen-cheques',
      to_recipient_key: 'carmen-administracion',
      amount: { amount: 0.01, currency_code: 'MXN' },
    });
    const answer = await validateThirdParty(carmen, operation, order).expect(422);
    expect(answer.body.notifications[0]).toMatchObject({ code: '2081', field: 'amount' });
  });
});

test('the execution is rejected if the limit was lowered after the validation', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const operation = await setUpThirdParty(ana);
  await validateThirdParty(ana, operation, thirdPartyOrder()).expect(200);
  bank.bank.store.transact((tx) =>
    setCustomerLimit(tx, { customer: ana.key, limitKey: 'ThirdPartytransferOffUs', amount: 100_00 }),
  );
  const answer = await executeThirdParty(ana, operation, thirdPartyOrder()).expect(422);
  expect(codeOf(answer)).toBe('2082');
  expect(answer.body.notifications[0]).not.toHaveProperty('field');
});

describe('the credit bureau', () => {
  test.each([
    ['renata', 'renata-cheques', 'renata-casera', 'BYND_SCORE_DECLINE_002', 200],
    ['bruno', 'bruno-cheques', 'bruno-casero', 'BYND_SCORE_BLOCKED_001', 401],
  ])('rejects a transfer of %s', async (customer, from_account_key, to_recipient_key, code, next) => {
    const bank = await openBank();
    const client = await bank.signIn(customer);
    const operation = await setUpThirdParty(client);
    const order = thirdPartyOrder({
      from_account_key,
      to_recipient_key,
      amount: { amount: 10, currency_code: 'MXN' },
    });
    await validateThirdParty(client, operation, order).expect(200);
    expect(codeOf(await executeThirdParty(client, operation, order).expect(403))).toBe(code);
    await client.get('/api/summary/v2/summary').expect(next);
  });
});

test('concurrent transfers do not exceed the balance', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const before = Math.round(((await bank.balance('ana-nomina')) ?? 0) * 100);
  const pesos = Math.floor(before / 100 / 3) - 6;
  const orders = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const operation = await setUpThirdParty(ana);
      const order = thirdPartyOrder({ amount: { amount: pesos, currency_code: 'MXN' } });
      await validateThirdParty(ana, operation, order).expect(200);
      await executeThirdParty(ana, operation, order).expect(200);
      await signThirdParty(ana, operation);
      return { operation, order };
    }),
  );
  const answers = await Promise.all(
    orders.map(({ operation, order }) => executeThirdParty(ana, operation, order)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  expect((await bank.ledger()).balanced).toBe(true);
});
