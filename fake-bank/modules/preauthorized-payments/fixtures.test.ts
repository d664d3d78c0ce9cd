import { describe, expect, test } from 'vitest';
import { setCustomerLimit } from '#bank/shared/limits/limits';
import { openBills } from '#bank/shared/merchants/bills';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { openBank } from '#bank/testing/bank-under-test';
import { createDirectDebit, DIRECT_DEBITS, nonceOf, order, rowOf, rows } from './direct-debit.test-support';

const RED_CHINAMPA = {
  merchant: merchantOf('red-chinampa'),
  reference: '1500773391',
  today: '2026-11-23',
};

async function openBankAsAna() {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const applyFixture = (name: string, given: object) =>
    bank.send('post', '/__bank/situations', {
      name: `preauthorized-payments.${name}`,
      customer: 'ana',
      given,
    });
  const validationError = async (change: object = {}) => {
    const body = { ...order(ana, change), nonce: await nonceOf(ana) };
    const answer = await ana.post(`${DIRECT_DEBITS}/validations`, body);
    const [{ code, field }] = answer.body.notifications;
    return `${code} ${field}`;
  };
  return { bank, ana, applyFixture, validationError };
}

describe('fixtures', () => {
  test('"exists" creates a direct debit', async () => {
    const { ana, applyFixture, validationError } = await openBankAsAna();
    const params = {
      merchant: 'red-chinampa',
      reference: '1500773391',
      account: 'ana-nomina',
      medium: 'DEBIT',
    };
    await applyFixture('exists', params).expect(204);
    expect((await rows(ana)).at(-1)).toMatchObject({
      paymentType: 'DEBIT',
      nextCharge: { date: '2026-12-03' },
    });
    expect(await validationError()).toBe('E_BAASMXERR_-10 additional_properties.reference');
  });

  test('"disabled" disables the direct debits of a card', async () => {
    const { applyFixture, validationError } = await openBankAsAna();
    await applyFixture('disabled', { account: 'ana-nomina', medium: 'DEBIT' }).expect(204);
    expect(await validationError({ payment_type: 'DEBIT' })).toBe('0000 account_key');
  });

  test('"charge-rejected" leaves the next bill unpaid, as a failed run does', async () => {
    const { bank, ana, applyFixture } = await openBankAsAna();
    const key = await createDirectDebit(ana);
    const { nextCharge } = await rowOf(ana, key);
    await applyFixture('charge-rejected', { payment: key }).expect(204);
    const rejectedRow = {
      lastCharge: {
        date: '2026-11-23',
        amount: nextCharge?.amount,
        status: 'REJECTED',
        reason: 'Saldo insuficiente en la cuenta origen.',
      },
      nextCharge: { date: '2027-01-04' },
    };
    expect(await rowOf(ana, key)).toMatchObject(rejectedRow);
    expect(openBills(bank.bank.read, RED_CHINAMPA).map(({ month }) => month)).toEqual(['2026-11']);
    const { data } = (await bank.send('get', '/__bank/outbox?customer=ana').expect(200)).body;
    expect(data.at(-1)).toMatchObject({
      channel: 'SMS',
      subject: 'Domiciliación no realizada',
      text: 'No se hizo: Domiciliación de Red Chinampa por $799.00 MXN. Saldo insuficiente en la cuenta origen.',
    });
    await bank.advance('P20D');
    expect(await rowOf(await bank.signIn('ana'), key)).toMatchObject(rejectedRow);
  });

  test('a second "charge-rejected" on the same day changes only the reason', async () => {
    const { ana, applyFixture } = await openBankAsAna();
    const key = await createDirectDebit(ana);
    await applyFixture('charge-rejected', { payment: key }).expect(204);
    const { lastCharge, ...rejectedRow } = await rowOf(ana, key);
    await applyFixture('charge-rejected', { payment: key, reason: 'Otra causa.' }).expect(204);
    expect(await rowOf(ana, key)).toEqual({
      ...rejectedRow,
      lastCharge: { ...lastCharge, reason: 'Otra causa.' },
    });
  });

  test('"charge-rejected" also cancels the pending retry', async () => {
    const { bank, ana, applyFixture } = await openBankAsAna();
    const key = await createDirectDebit(ana);
    const allow = (amount: number) =>
      bank.bank.commit((tx) => setCustomerLimit(tx, { customer: ana.key, limitKey: 'BillPayments', amount }));
    await allow(100_00);
    await bank.advance('P10D'); // Thursday 3 December, after six: the charge failed.
    await allow(15_000_00);
    const later = await bank.signIn('ana');
    expect(await rowOf(later, key)).toMatchObject({
      lastCharge: { status: 'RETRYING' },
      nextCharge: { date: '2026-12-04' },
    });
    await applyFixture('charge-rejected', { payment: key }).expect(204);
    await bank.advance('P1D');
    expect(await rowOf(await bank.signIn('ana'), key)).toMatchObject({
      lastCharge: { date: '2026-12-03', status: 'REJECTED' },
      nextCharge: { date: '2027-01-04' },
    });
  });

  test.each([
    ['exists', { merchant: 'no-existe', reference: '1500773391', account: 'ana-nomina' }, 'merchant'],
    ['exists', { merchant: 'red-chinampa', reference: '1500773391', account: 'luis-cheques' }, 'account'],
    ['exists', { merchant: 'red-chinampa', reference: '1', account: 'ana-nomina' }, 'reference'],
    ['exists', { merchant: 'red-chinampa', reference: '💡', account: 'ana-nomina' }, 'reference'],
    ['disabled', { account: 'ana-nomina', medium: 'PAYPAL' }, 'medium'],
    ['disabled', { account: 'ana-ahorro', medium: 'DEBIT' }, 'medium'],
    ['charge-rejected', { payment: 'no-existe' }, 'payment'],
  ])('%s rejects invalid parameters: %j', async (name, given, param) => {
    const { applyFixture } = await openBankAsAna();
    const answer = await applyFixture(name, given).expect(400);
    expect(answer.body.notifications[0].field).toBe(`given.${param}`);
  });
});
