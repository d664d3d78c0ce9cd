/** Every mutation is in the activity log exactly once, even if the call is repeated. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#contract/index';
import { activities } from './core/activity/activity';
import { customers } from './core/customers/customers';
import { attempts } from './modules';
import { type BankUnderTest, type Client, openBank } from './testing/bank-under-test';
import { caseOf, endpointsOf, verb } from './testing/endpoints';
import { signPending } from './testing/signing';

const REVIEWS = 'checks what is carried out later';
const BEGINS = 'hands out what is needed to begin';

/** Endpoints that log nothing, with the reason. */
const SILENT: Readonly<Record<string, string>> = {
  'investmentProducts.setup': BEGINS,
  'investmentFunds.setup': BEGINS,
  'transfers.setup': BEGINS,
  'transfers.validate': REVIEWS,
  'thirdParties.setup': BEGINS,
  'thirdParties.validate': REVIEWS,
  'payments.setup': BEGINS,
  'payments.validate': REVIEWS,
  'taxes.actionFields': 'works out what a line is for',
  'preauthorizedPayments.validate': REVIEWS,
  'savingPrograms.validate': REVIEWS,
  'payrollPortability.setup': BEGINS,
  'payrollPortability.validate': REVIEWS,
  'campaigns.terms': 'reads what an offer asks for',
  'signatures.initiate': BEGINS,
};

/** Endpoints that validate or execute depending on the body: the test case validates, and this executes. */
const THEN: Readonly<Record<string, object>> = {
  'investmentProducts.execute': { action: 'EXECUTE' },
  'investmentFunds.execute': { action_type: 'EXECUTE' },
};

/** Entries of a second call: it is another order, which the bank rejects. */
const REFUSED_AGAIN: Readonly<Record<string, string[]>> = { 'taxes.pay': ['PAYMENT REJECTED'] };

const noted = ({ bank }: BankUnderTest, { key }: Client): string[] =>
  bank.read.list(activities, 'byCustomer', key).map(({ type, status }) => `${type} ${status}`);

const api = endpointsOf(contract);
const signing = 'SIGNATURE DONE';

test.each(api.filter(({ method }) => method !== 'GET'))(
  '$name is logged once, with its signature if it needs one',
  async ({ name, method, signed }) => {
    const bank = await openBank();
    const { client, make } = await caseOf(name).one(bank);
    const { path, body } = await make();
    const before = noted(bank, client).length;
    const send = () => client.send(verb[method], path, { ...body, ...THEN[name] });
    if (THEN[name]) await client.send(verb[method], path, body);
    const asked = await send();
    if (signed === 'always' && method !== 'GET') {
      expect(noted(bank, client)).toHaveLength(before);
      const token = bank.bank.read.get(customers, client.key)?.token ?? '';
      await signPending(client, { method, url: path, key: asked.body.key }, token);
      await send();
    }
    const once = noted(bank, client).slice(before);
    const own = once.filter((entry) => entry !== signing || name === 'signatures.sign');
    expect(own).toHaveLength(name in SILENT ? 0 : 1);
    expect(own.every((entry) => entry.endsWith(' DONE'))).toBe(true);
    expect(once.length - own.length).toBe(signed === 'always' ? 1 : 0);
    await send();
    expect(noted(bank, client).slice(before)).toEqual([...once, ...(REFUSED_AGAIN[name] ?? [])]);
  },
);

test('the listed endpoints exist', () => {
  const names = api.map(({ name }) => name);
  for (const name of [...Object.keys(SILENT), ...Object.keys(THEN)]) expect(names).toContain(name);
});

/** Endpoints that execute an order, with the log type of a rejection. */
const ORDERS = [
  'investmentProducts.execute INVESTMENT',
  'investmentFunds.execute INVESTMENT',
  'transfers.execute TRANSFER',
  'thirdParties.execute TRANSFER',
  'payments.execute PAYMENT',
  'taxes.pay PAYMENT',
  'preauthorizedPayments.confirm PAYMENT',
  'savingPrograms.create TRANSFER',
  'payrollPortability.confirm TRANSFER',
  'campaigns.accept OFFER',
  'signatures.sign SIGNATURE',
];

test('a rejection by the bank is logged for each call that executes an order', () => {
  const Route = z.object({ method: z.string(), path: z.string() });
  const named = [...attempts].map(([route, { type }]) => {
    const known = Route.parse(route);
    const found = api.find(({ method, path }) => method === known.method && path.endsWith(known.path));
    return `${found?.name} ${type}`;
  });
  expect(named.toSorted()).toEqual(ORDERS.toSorted());
});
