import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import {
  executeThirdParty,
  setUpThirdParty,
  thirdPartyOrder,
  validateThirdParty,
} from '#bank/testing/third-party';

test.each([
  ['ana-imprenta', 'CZ_POA'],
  ['ana-refacciones', 'CZ_COA'],
])('the validation of a transfer to %s returns %s', async (to_recipient_key, code) => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const operation = await setUpThirdParty(ana);
  const answer = await validateThirdParty(ana, operation, thirdPartyOrder({ to_recipient_key })).expect(200);
  expect(answer.body.notificationCode).toBe(code);
});

test('an order that the other bank cannot accept is not executed', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const operation = await setUpThirdParty(ana);
  const before = await bank.balance('ana-nomina');
  const [accepted, unreachable] = [thirdPartyOrder(), thirdPartyOrder({ to_recipient_key: 'ana-imprenta' })];
  await validateThirdParty(ana, operation, accepted).expect(200);
  await validateThirdParty(ana, operation, unreachable).expect(200);
  for (const order of [unreachable, accepted]) {
    const answer = await executeThirdParty(ana, operation, order).expect(409);
    expect(codeOf(answer)).toBe('CZ_NOT_VALIDATED');
  }
  await validateThirdParty(ana, operation, accepted).expect(200);
  await executeThirdParty(ana, operation, accepted).expect(200);
  expect(await bank.balance('ana-nomina')).toBe(before);
});
