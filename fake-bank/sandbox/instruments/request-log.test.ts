import { expect, test } from 'vitest';
import { MONDAY_MORNING, openBank } from '#bank/testing/bank-under-test';
import { transfer } from '#bank/testing/own-transfer';
import { newRecipient, RECIPIENTS } from '#bank/testing/recipient';
import { sendSigned, TOKENS } from '#bank/testing/signing';
import { headers } from '#contract/headers';

const SUMMARY = '/api/summary/v2/summary';

test('the log shows each call with its trace id, its fault and its transactions', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  await transfer(ana);
  await ana.get(`${SUMMARY}?secreto=1`, { 'x-fault': '2185', [headers.trace]: 'b'.repeat(32) });
  const { body } = await bank.send('get', '/__bank/requests').expect(200);
  const [last, executed] = body.data;
  expect(last).toEqual({
    at: MONDAY_MORNING,
    systemTime: expect.any(String),
    durationMs: expect.any(Number),
    operation: 'summary.get',
    traceId: 'b'.repeat(32),
    method: 'GET',
    path: SUMMARY,
    status: 422,
    code: '2185',
    customer: 'ana',
    fault: 'header',
    transactions: [],
  });
  const [lastTransaction] = (await bank.ledger()).transactions.slice(-1);
  expect(executed).toMatchObject({
    status: 200,
    customer: 'ana',
    transactions: [lastTransaction?.transaction],
  });
});

test('the log contains no tokens, account numbers or query strings', async () => {
  const bank = await openBank();
  const ana = await bank.signIn('ana');
  const recipient = newRecipient();
  await sendSigned(ana, { method: 'POST', url: RECIPIENTS, body: recipient }, TOKENS.ana);
  await ana.get(`${SUMMARY}?secreto=1`);
  const { text } = await bank.send('get', '/__bank/requests').expect(200);
  expect(text).toContain(RECIPIENTS);
  for (const secret of [ana.token, ana.xsrf, recipient.account_id, TOKENS.ana, 'secreto']) {
    expect(text).not.toContain(secret);
  }
});
