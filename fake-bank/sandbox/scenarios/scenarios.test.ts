import { describe, expect, test } from 'vitest';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { codeOf, execute, order, setUp, validate } from '#bank/testing/own-transfer';
import { RECIPIENTS } from '#bank/testing/recipient';
import { catalogue } from '#contract/errors';
import { scenarios } from './scenarios';

test('scenarios have unique ids and known codes', () => {
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  for (const { code } of scenarios) expect(catalogue.map((entry) => entry.code)).toContain(code);
});

test('there is a scenario for each code', () => {
  const met = new Set<string>(scenarios.map(({ code }) => code));
  const missing = catalogue.flatMap(({ code }) => (met.has(code) ? [] : [code]));
  expect(missing).toEqual([]);
});

describe.each(scenarios.filter(({ deepLink }) => deepLink.startsWith('/transfers/my-own-accounts')))(
  '$id',
  ({ id, code, arrange }) => {
    test('returns its code as often as configured and moves nothing', async () => {
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

describe('fixtures', () => {
  const ask = (bank: BankUnderTest, body: object) => bank.send('post', '/__bank/situations', body);

  test('are listed by name and applied for one customer', async () => {
    const bank = await openBank();
    const { body } = await bank.send('get', '/__bank/situations').expect(200);
    expect(body.data).toContainEqual({ name: 'recipients.account-taken' });
    const given = { recipient: 'ana-mama', clabe: '012180000123456782' };
    await ask(bank, { name: 'recipients.account-taken', customer: 'ana', given }).expect(204);
    const saved = await (await bank.signIn('ana')).get(RECIPIENTS).expect(200);
    const mother = saved.body.data.find(({ key }: { key: string }) => key === 'ana-mama');
    expect(mother).toMatchObject({ accountId: given.clabe, bankId: '012' });
  });

  test.each([
    ['has an unknown name', { name: 'recipients.nothing', customer: 'ana' }, 400, 'name'],
    ['is named like a prototype property', { name: 'constructor', customer: 'ana' }, 400, 'name'],
    ['is for an unknown customer', { name: 'signatures.phone-refuses', customer: 'nadie' }, 400, 'customer'],
    ['names a recipient of another customer', taken('luis-casera'), 404, undefined],
  ])('a request that %s is rejected and changes nothing', async (_, body, status, field) => {
    const bank = await openBank();
    const before = JSON.stringify(bank.bank.store.dump());
    const answer = await ask(bank, body).expect(status);
    expect(answer.body.notifications[0].field).toBe(field);
    expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
  });

  test('every scenario can be arranged', async () => {
    const bank = await openBank();
    for (const { id } of scenarios) await bank.send('post', `/__bank/scenarios/${id}`).expect(200);
  });
});

function taken(recipient: string) {
  const given = { recipient, clabe: '012180000123456782' };
  return { name: 'recipients.account-taken', customer: 'ana', given };
}
