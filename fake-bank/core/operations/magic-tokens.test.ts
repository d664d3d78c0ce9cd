import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';
import { initiate, sign, TOKENS } from '#bank/testing/signing';

const CODES = [
  ...[2, 3, 4, 5, 6, 7].map((last) => [`90000${last}`, `E_BFF_SECSIG_00${last}`, 500] as const),
  ['900008', 'E_BAASMXBPAP_024', 409],
] as const;

test('magic tokens fail with their error codes without counting as wrong values', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const response = await ana.post(RECIPIENTS, newRecipient()).expect(200);
  const pending = { method: 'POST', url: RECIPIENTS, key: response.body.key } as const;
  const initiated = await initiate(ana, pending).expect(200);
  for (const [value, code, status] of CODES) {
    expect(codeOf(await sign(ana, initiated.body.key, value).expect(status))).toBe(code);
  }
  const signResponse = await sign(ana, initiated.body.key, TOKENS.ana).expect(200);
  expect(signResponse.body).toEqual({ status: 'SIGNED' });
});
