import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { dumpState } from '#bank/core/storage/store';
import { collections, fixtures } from '#bank/modules';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { RECIPIENTS } from '#bank/testing/recipient';
import type { Situation } from '#contract/domain/situation';
import { exportOf, stateOf } from './snapshot/import.test-support';

const SITUATIONS = '/__bank/situations';

const apply = (bank: BankUnderTest, body: object) => bank.send('post', SITUATIONS, body);

async function listed(bank: BankUnderTest): Promise<Situation[]> {
  const { body } = await bank.send('get', SITUATIONS).expect(200);
  return body.data;
}

/** Expects a 400 that names the field and changes nothing. */
async function expectRejected(bank: BankUnderTest, body: object, field: string): Promise<string> {
  const before = JSON.stringify(bank.bank.store.dump());
  const { status, body: answer } = await apply(bank, body);
  expect({ status, field: answer.notifications?.[0].field }).toEqual({ status: 400, field });
  expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
  return answer.notifications[0].description;
}

const examplesOf = ({ params }: Situation): Record<string, string> =>
  Object.fromEntries(params.map(({ name, example }) => [name, example]));

const without = (given: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(given).filter(([key]) => key !== name));

const WRONG: readonly unknown[] = [5, null, true, [], {}, '', ' ', '💥'.repeat(2000), '__proto__', '1e999'];

describe.each(Object.keys(fixtures))('the fixture %s', (name) => {
  test('applies its example to customers of its list, whose bank can be imported', async () => {
    const first = await openBank();
    const found = (await listed(first)).find((each) => each.name === name);
    expect(found?.customers).not.toEqual([]);
    for (const customer of found?.customers.slice(0, 2) ?? []) {
      const bank = await openBank();
      const { body } = await bank.send('get', `${SITUATIONS}?customer=${customer}`).expect(200);
      const mine: Situation = body.data.find((each: Situation) => each.name === name);
      await apply(bank, { name, customer, given: examplesOf(mine) }).expect(204);
      for (const duration of ['PT0S', 'P8D']) {
        await bank.advance(duration);
        const snapshot = exportOf(bank);
        const state = await stateOf(snapshot, bank.systemClock.read);
        expect(dumpState(collections, state)).toEqual(snapshot.records);
      }
    }
  });

  test('rejects missing, unknown and wrong parameters with the field', async () => {
    const bank = await openBank();
    const found = (await listed(bank)).find((each) => each.name === name);
    const [customer] = found?.customers ?? [];
    if (!found || customer === undefined) throw new Error('no customer');
    const given = examplesOf(found);
    const required = found.params.filter((param) => param.required);
    if (required[0]) {
      for (const body of [
        { name, customer },
        { name, customer, given: {} },
      ])
        expect(await expectRejected(bank, body, `given.${required[0].name}`)).toMatch(/required/);
    }
    for (const param of required)
      await expectRejected(
        bank,
        { name, customer, given: without(given, param.name) },
        `given.${param.name}`,
      );
    for (const { name: param, form } of found.params) {
      const misspelt = `${param}s`;
      const said = await expectRejected(
        bank,
        { name, customer, given: { ...without(given, param), [misspelt]: given[param] } },
        `given.${misspelt}`,
      );
      if (param.length > 3) expect(said).toContain(`Did you mean ${param}`);
      for (const wrong of WRONG) {
        const body = { name, customer, given: { ...given, [param]: wrong } };
        if (wrong !== '1e999' && wrong !== '__proto__') await expectRejected(bank, body, `given.${param}`);
        else expect((await apply(bank, body)).status).toBeLessThan(500);
      }
      expect(form).toMatch(/^Write .*\.$/);
    }
    await expectRejected(bank, { name, customer, given: { ...given, zzz: '1' } }, 'given.zzz');
  });

  test('applies to customers without its rows never with a 5xx', async () => {
    const bank = await openBank();
    const found = (await listed(bank)).find((each) => each.name === name);
    if (!found) throw new Error('not listed');
    for (const customer of ['mateo', 'elena', 'jorge']) {
      const { status, body } = await apply(bank, { name, customer, given: examplesOf(found) });
      if (found.customers.includes(customer)) expect([204, 400]).toContain(status);
      else
        expect({ status, field: body.notifications[0].field }).toMatchObject({
          status: 400,
          field: expect.any(String),
        });
    }
  });
});

test('an applied fixture is seen by the customer', async () => {
  const bank = await openBank();
  const given = { recipient: 'ana-mama', clabe: '012180000123456782' };
  await apply(bank, { name: 'recipients.account-taken', customer: 'ana', given }).expect(204);
  const saved = await (await bank.signIn('ana')).get(RECIPIENTS).expect(200);
  const mother = saved.body.data.find(({ key }: { key: string }) => key === 'ana-mama');
  expect(mother).toMatchObject({ accountId: given.clabe, bankId: '012' });
});

test.each([
  ['an unknown fixture', { name: 'campaigns.onli', customer: 'ana' }, 'name', 'Did you mean campaigns.only'],
  ['a prototype property', { name: 'constructor', customer: 'ana' }, 'name', 'GET /__bank/situations'],
  ['an unknown customer', { name: 'signatures.phone-refuses', customer: 'nadie' }, 'customer', 'ana, '],
])('%s is a 404 that names what exists', async (_, body, field, words) => {
  const answer = await apply(await openBank(), body).expect(404);
  expect(answer.body.notifications).toEqual([
    { code: 'CZ_NOT_FOUND', category: 'BUSINESS', field, description: expect.stringContaining(words) },
  ]);
});

test.each<[string, string, Record<string, unknown>, string]>([
  ['campaigns.only', 'ana', { count: 'abc' }, 'given.count'],
  ['campaigns.only', 'ana', { count: '-3' }, 'given.count'],
  ['campaigns.only', 'ana', { count: '1.5' }, 'given.count'],
  ['campaigns.only', 'ana', { count: '100' }, 'given.count'],
  [
    'recipients.account-taken',
    'ana',
    { recipient: 'luis-casera', clabe: '012180000123456782' },
    'given.recipient',
  ],
  ['recipients.account-taken', 'ana', { recipient: 'ana-mama', clabe: '012180000123456783' }, 'given.clabe'],
  ['recipients.account-taken', 'ana', { recipient: 'ana-mama', clabe: '044180029744777307' }, 'given.clabe'],
  ['payees.number-taken', 'ana', { payee: 'ana-luz', reference: '1' }, 'given.reference'],
  ['taxes.line-paid', 'ana', { line: 'zz' }, 'given.line'],
  ['signatures.phone-refuses', 'ana', {}, 'customer'],
])('%s of %s rejects %j', async (name, customer, given, field) => {
  await expectRejected(await openBank(), { name, customer, given }, field);
});

test('a capture line may have spaces', async () => {
  const given = { line: '04sa t260 0001 9856 3245' };
  await apply(await openBank(), { name: 'taxes.line-paid', customer: 'ana', given }).expect(204);
});

test('values and examples are those of the asked customer', async () => {
  const bank = await openBank();
  const { body } = await bank.send('get', `${SITUATIONS}?customer=luis`).expect(200);
  const found: Situation = body.data.find((each: Situation) => each.name === 'payees.has-status');
  expect(found.params[0]?.values?.every((key) => key.startsWith('luis-'))).toBe(true);
  await bank.send('get', `${SITUATIONS}?customer=nadie`).expect(404);
});

const quoted = ({ name, default: usual }: Situation['params'][number]) =>
  `\`${name}\`${usual === undefined ? '' : ` (${usual})`}`;

test('SANDBOX.md documents each fixture', async () => {
  const guide = await readFile(new URL('../SANDBOX.md', import.meta.url), 'utf8');
  const rows = guide.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const { name, title, params } of await listed(await openBank())) {
    const required = params.filter((param) => param.required).map(quoted);
    const optional = params.filter((param) => !param.required).map(quoted);
    const cell = [required.join(', '), optional.length > 0 && `optional ${optional.join(', ')}`]
      .filter(Boolean)
      .join('; ');
    const row = rows.find((cells) => cells[1] === `\`${name}\``);
    expect(row?.slice(1, -1), name).toEqual([`\`${name}\``, title, cell]);
  }
});
