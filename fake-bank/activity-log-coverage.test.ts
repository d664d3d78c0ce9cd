/** Checks that each call that changes something has one entry in the activity log. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#contract/index';
import { type Attempt, activities } from './core/activity/activity';
import { customers } from './core/customers/customers';
import { ledgerTransactions } from './core/ledger/ledger';
import { attempts } from './modules';
import { type BankUnderTest, type Client, openBank } from './testing/bank-under-test';
import { watchCollections } from './testing/changed-collections';
import { caseOf, endpointsOf, verb } from './testing/endpoints';
import { signPending } from './testing/signing';

/** Collections of the calls that prepare an order or its signature. These calls are not logged. */
const UNLOGGED_COLLECTIONS: readonly string[] = ['operations', 'sequences', 'signatures'];

/** Fields that make a call execute an order instead of validating it. */
const EXECUTION_FIELDS: Readonly<Record<string, object>> = {
  'investmentProducts.execute': { action: 'EXECUTE' },
  'investmentFunds.execute': { action_type: 'EXECUTE' },
};

/** Log entries of a repeated call that counts as a new order, which the bank rejects. */
const REPEAT_ENTRIES: Readonly<Record<string, string[]>> = { 'taxes.pay': ['PAYMENT REJECTED'] };

const logEntries = ({ bank }: BankUnderTest, { key }: Client): string[] =>
  bank.read.list(activities, 'byCustomer', key).map(({ type, status }) => `${type} ${status}`);

const Route = z.object({ method: z.string(), path: z.string() });

/** Returns how the rejected calls of an endpoint are logged, if they are. */
const attemptOf = ({ method, path }: { method: string; path: string }): Attempt | undefined =>
  [...attempts].find(([route]) => {
    const attemptRoute = Route.parse(route);
    return method === attemptRoute.method && path.endsWith(attemptRoute.path);
  })?.[1];

const api = endpointsOf(contract);
const signing = 'SIGNATURE DONE';

test.each(api.filter(({ method }) => method !== 'GET'))(
  '$name is logged once if it changes anything, with its signature if it needs one',
  async ({ name, method, path: route, signed }) => {
    const bank = await openBank();
    const { client, make } = await caseOf(name).one(bank);
    const { path, body } = await make();
    const before = logEntries(bank, client).length;
    const send = () => client.send(verb[method], path, { ...body, ...EXECUTION_FIELDS[name] });
    if (EXECUTION_FIELDS[name]) await client.send(verb[method], path, body);
    const findChanged = watchCollections(bank);
    const response = await send();
    if (signed === 'always' && method !== 'GET') {
      expect(logEntries(bank, client)).toHaveLength(before);
      const token = bank.bank.read.get(customers, client.key)?.token ?? '';
      await signPending(client, { method, url: path, key: response.body.key }, token);
      await send();
    }
    const newEntries = logEntries(bank, client).slice(before);
    const entriesOfCall = newEntries.filter((entry) => entry !== signing || name === 'signatures.sign');
    const changedCollections = findChanged().filter(
      (collection) => ![...UNLOGGED_COLLECTIONS, activities.name].includes(collection),
    );
    const logs = `it changes ${changedCollections || 'nothing'}: log each change once, with logSuccess or logChange in the module's service.ts`;
    expect(entriesOfCall, logs).toHaveLength(changedCollections.length === 0 ? 0 : 1);
    if (changedCollections.includes(ledgerTransactions.name))
      expect(
        attemptOf({ method, path: route }),
        'it moves money: the module lists it in `attempts` of its module.ts',
      ).toBeDefined();
    expect(entriesOfCall.every((entry) => entry.endsWith(' DONE'))).toBe(true);
    expect(newEntries.length - entriesOfCall.length).toBe(signed === 'always' ? 1 : 0);
    await send();
    expect(logEntries(bank, client).slice(before)).toEqual([...newEntries, ...(REPEAT_ENTRIES[name] ?? [])]);
  },
);

/** Endpoints with the log type of their rejections. */
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

test('rejected orders and signatures have a log type', () => {
  const attempts = api.map((endpoint) => `${endpoint.name} ${attemptOf(endpoint)?.type}`);
  expect(attempts).toEqual(expect.arrayContaining(ORDERS));
});
