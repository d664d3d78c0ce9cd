import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';

const BILLS = '/api/bill-payments-merchants/v1/bill-payments/merchants/agua-y-drenaje-de-la-sierra/bills';

async function openBankAsAna() {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const bills = async () => {
    const answer = await ana.get(`${BILLS}?bill_type=WITHRECEIPT&payee_key=ana-agua-estudio`).expect(200);
    return answer.body.data.map(({ dueDate, chargedOn }: Record<string, string>) => [dueDate, chargedOn]);
  };
  const applyFixture = (name: string, customer: string, given: object) =>
    bank.send('post', '/__bank/situations', { name: `preauthorized-payments.${name}`, customer, given });
  return { bills, applyFixture };
}

const studioWaterService = { merchant: 'agua-y-drenaje-de-la-sierra', reference: '38204170611' };

test('a bill shows the date of its charge until the direct debit is disabled', async () => {
  const { bills, applyFixture } = await openBankAsAna();
  expect(await bills()).toEqual([['2026-11-29', undefined]]);
  await applyFixture('exists', 'ana', { ...studioWaterService, account: 'ana-nomina' }).expect(204);
  // The 29th is a Sunday.
  expect(await bills()).toEqual([['2026-11-29', '2026-11-30']]);
  await applyFixture('disabled', 'ana', { account: 'ana-nomina' }).expect(204);
  expect(await bills()).toEqual([['2026-11-29', undefined]]);
});

test('a bill does not show the direct debit of another customer', async () => {
  const { bills, applyFixture } = await openBankAsAna();
  await applyFixture('exists', 'luis', { ...studioWaterService, account: 'luis-cheques' }).expect(204);
  expect(await bills()).toEqual([['2026-11-29', undefined]]);
});
