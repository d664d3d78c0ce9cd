import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { PAYMENTS, setUpPayment, topUp } from '#bank/testing/payment';

const order = { ...topUp(), nonce: '' };

test.each(
  (['validate', 'execute'] as const).flatMap((call) =>
    [
      'transaction_type',
      'operation_type',
      'payment_type',
      'effective_date',
      'from_account_key',
      'payee_key',
      'amount',
      'nonce',
    ].map((field) => [call, field] as const),
  ),
)('%s without %s returns an error at the field', async (call, field) => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const { key, nonce } = await setUpPayment(ana, 'MOBILETOPUP');
  const fullBody = { ...order, nonce, action_type: call.toUpperCase() };
  const body = Object.fromEntries(Object.entries(fullBody).filter(([name]) => name !== field));
  const before = await bank.balance('ana-nomina');
  if (call === 'execute')
    await ana.post(`${PAYMENTS}/${key}/validate`, { ...fullBody, action_type: 'VALIDATE' }).expect(200);
  const rejection = await ana.post(`${PAYMENTS}/${key}/${call}`, body).expect(400);
  expect(rejection.body.notifications[0]).toMatchObject({ code: '0000', field });
  expect(await bank.balance('ana-nomina')).toBe(before);
});
