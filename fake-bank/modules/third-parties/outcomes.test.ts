import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { TRANSFERS } from '#bank/testing/own-transfer';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import { sendToThirdParty } from '#bank/testing/third-party';
import { clabe } from '#contract/domain/clabe';

test.each([
  ['9901', 'START_EXECUTION', 'PT30S', 'REVERSE', 0],
  ['9902', 'ON_HOLD', 'PT1H', 'PROCESSED', 2505.8],
  ['9903', 'INQUIRY', 'P1D', 'PROCESSED', 2505.8],
  ['9904', 'BLOCKED', 'P2D', 'BLOCKED', 0],
  ['9905', 'FAILED', 'P2D', 'FAILED', 0],
  ['1234', 'PROCESSED', 'P2D', 'PROCESSED', 2505.8],
])(
  'an order to an account ending in %s is %s, after %s it is %s, and it costs %d',
  async (ending, first, wait, last, cost) => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const before = (await bank.balance('ana-nomina')) ?? 0;
    const body = newRecipient({ account_id: clabe('002', '180', `0123456${ending}`) });
    const { key } = (await sendSigned(ana, { method: 'POST', url: RECIPIENTS, body }, TOKENS.ana)).body;
    await bank.advance('PT30M');
    const { receipt } = await sendToThirdParty(ana, { to_recipient_key: key });
    const after = async () => (await ana.get(`${TRANSFERS}/${receipt.key}/receipt`).expect(200)).body;
    expect(receipt.status).toBe(first);
    await bank.advance(wait);
    expect((await after()).status).toBe(last);
    expect(before - ((await bank.balance('ana-nomina')) ?? 0)).toBeCloseTo(cost, 2);
    expect('trackingKey' in receipt).toBe(first !== 'BLOCKED' && first !== 'FAILED');
    expect((await bank.ledger()).balanced).toBe(true);
  },
);

test('a returned transfer frees the daily limit; a processed transfer does not', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const body = newRecipient({ account_id: clabe('002', '180', '01234569901') });
  const { key } = (await sendSigned(ana, { method: 'POST', url: RECIPIENTS, body }, TOKENS.ana)).body;
  await bank.advance('PT30M');
  const readUse = async () => {
    const answer = await ana.get('/api/customer-limits/v1/customers/me/limits').expect(200);
    const limits: { limitKey: string; usedToday: { amount: number } }[] = answer.body.data;
    return limits.find(({ limitKey }) => limitKey === 'ThirdPartytransferOffUs')?.usedToday.amount;
  };
  await sendToThirdParty(ana, { amount: { amount: 700, currency_code: 'MXN' } });
  await sendToThirdParty(ana, { to_recipient_key: key });
  expect(await readUse()).toBe(3200);
  await bank.advance('PT30S');
  expect(await readUse()).toBe(700);
});
