import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { order, sendOrder, setUp, TRADE } from './fund.test-support';

test.each([
  ['operation_date', '2026-02-30'],
  ['operation_date', '23/11/2026'],
  ['operation_date', 20_261_123],
  ['transaction_type', 'ONETIME'],
  ['operation_type', 'HOLD'],
  ['operation_type', 'buy'],
  ['investment_account_key', ''],
  ['investment_account_key', null],
  ['amount', -1],
  ['amount', '10000'],
  ['amount', 1e21],
  ['action_type', 'validate'],
])(
  'an order with %s %j gets an error for that field and does not count as validated',
  async (field, value) => {
    const ana = await (await openBank()).signIn('ana');
    const { key } = await setUp(ana);
    const body = { action_type: 'VALIDATE', ...order(), [field]: value };
    const answer = await ana.post(`${TRADE}/${key}/execute`, body).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field });
    expect(codeOf(await sendOrder(ana, key, 'EXECUTE', order()).expect(409))).toBe('CZ_NOT_VALIDATED');
  },
);
