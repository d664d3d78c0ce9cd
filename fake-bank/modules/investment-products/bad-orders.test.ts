import { expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf } from '#bank/testing/own-transfer';
import { order, sendOrder, setUp, TRADE } from './investment.test-support';

test.each([
  ['term', 1.5],
  ['term', -28],
  ['term', '28'],
  ['term', 2 ** 53],
  ['term', null],
  ['type', 'AHORRO'],
  ['investment_type', 'BONOS'],
  ['investment_type', 'paychecks'],
  ['from_account_key', ''],
  ['to_account_key', 7],
  ['investment_account_key', null],
  ['amount', -10_000],
  ['amount', '10000'],
  ['amount', 1e21],
  ['action', 'validate'],
])(
  'an order with %s %j gets an error for that field and does not count as validated',
  async (field, value) => {
    const ana = await (await openBank()).signIn('ana');
    const { key } = await setUp(ana);
    const body = { action: 'VALIDATE', ...order(), [field]: value };
    const answer = await ana.post(`${TRADE}/${key}/execute`, body).expect(400);
    expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field });
    expect(codeOf(await sendOrder(ana, key, 'EXECUTE', order()).expect(409))).toBe('CZ_NOT_VALIDATED');
  },
);
