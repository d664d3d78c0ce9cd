import { describe, expect, test } from 'vitest';
import { openBank } from '#bank/testing/bank-under-test';
import { codeOf, execute, order, setUp, validate } from '#bank/testing/own-transfer';
import { catalogue } from '#contract/errors';
import { scenarios } from './scenarios';

test('scenarios have unique ids and known codes', () => {
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  for (const { code } of scenarios) expect(catalogue.map((entry) => entry.code)).toContain(code);
});

test('there is a scenario for each code', () => {
  const coveredCodes = new Set<string>(scenarios.map(({ code }) => code));
  const missing = catalogue.flatMap(({ code }) => (coveredCodes.has(code) ? [] : [code]));
  expect(missing).toEqual([]);
});

describe.each(scenarios.filter(({ deepLink }) => deepLink.startsWith('/transfers/my-own-accounts')))(
  '$id',
  ({ id, code, arrange }) => {
    test('returns its code as often as configured and moves no money', async () => {
      const bank = await openBank();
      const ana = await bank.signIn('ana');
      const operation = await setUp(ana);
      await validate(ana, operation.key, order()).expect(200);
      const before = (await bank.ledger()).transactions.length;
      const { body } = await bank.send('post', `/__bank/scenarios/${id}`).expect(200);
      expect(body).toMatchObject({ customer: 'ana', expect: { code, moneyMoved: false } });
      expect(body.deepLink).toMatch(/^\/banca\/transfers\/my-own-accounts\?/);
      expect(body.expect.message).not.toContain('{');
      for (let left = arrange.fault?.times ?? 1; left > 0; left -= 1)
        expect(codeOf(await execute(ana, operation, order()))).toBe(code);
      expect((await bank.ledger()).transactions).toHaveLength(before);
      await execute(ana, operation, order()).expect(200);
    });
  },
);

test('an unknown scenario returns 404', async () => {
  const bank = await openBank();
  await bank.send('post', '/__bank/scenarios/no-existe').expect(404);
  const { body } = await bank.send('get', '/__bank/scenarios').expect(200);
  expect(body.data).toHaveLength(scenarios.length);
});

test('every scenario can be arranged', async () => {
  const bank = await openBank();
  for (const { id } of scenarios) await bank.send('post', `/__bank/scenarios/${id}`).expect(200);
});

test('a scenario with a fixture can be arranged twice', async () => {
  const bank = await openBank();
  for (const { id } of scenarios.filter(({ arrange }) => arrange.fixture))
    for (let time = 0; time < 2; time += 1) await bank.send('post', `/__bank/scenarios/${id}`).expect(200);
});
