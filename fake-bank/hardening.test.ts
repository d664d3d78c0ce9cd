/** Security checks of every endpoint of the contract, including new ones. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { KeyFilter } from '#contract/domain/key';
import { contract } from '#contract/index';
import { openBank } from './testing/bank-under-test';
import type { Call, Caller } from './testing/call-case';
import { watchCollections } from './testing/changed-collections';
import { caseOf, endpointsOf, isKeyAt, isKeyed, keyParameters, verb, withoutKeys } from './testing/endpoints';
import { branchesOf, leavesOf, withField } from './testing/leaves';

const api = endpointsOf(contract);
const endpointsWithPathKey = api.filter(({ path }) => isKeyed(path));
const endpointsWithQueryKey = api.filter(({ query }) => keyParameters(query).length > 0);
const endpointsWithBody = api.flatMap(({ body, ...endpoint }) =>
  body === undefined ? [] : [{ ...endpoint, body }],
);
const mutations = api.filter(({ method }) => method !== 'GET');
const reads = api.filter(({ method }) => method === 'GET');

async function openTwoCallers(name: string) {
  const bank = await openBank();
  const [other, owner] = await caseOf(name).two(bank);
  return { bank, owner, other, ownCall: await owner.make(), foreignCall: await other.make() };
}

function memoize<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => {
    result ??= make();
    return result;
  };
}

/** Checks that the call works for its owner: a missing row did not cause the 404. */
const expectSuccess = ({ client }: Caller, method: keyof typeof verb, { path, body, status }: Call) =>
  client.send(verb[method], path, body).expect(status);

test.each(endpointsWithPathKey)(
  '$name returns the same 404 for the key of another customer in the path as for an unknown one',
  async ({ name, method, path }) => {
    const { bank, owner, other, ownCall, foreignCall } = await openTwoCallers(name);
    const findChanged = watchCollections(bank);
    const foreignResponse = await owner.client.send(verb[method], foreignCall.path, ownCall.body).expect(404);
    const [, query = ''] = foreignCall.path.split('?');
    const nowhere = `${withoutKeys(path)}${query && `?${query}`}`;
    const missingResponse = await owner.client.send(verb[method], nowhere, ownCall.body).expect(404);
    expect(foreignResponse.body.notifications).toEqual(missingResponse.body.notifications);
    expect(findChanged()).toEqual([]);
    await expectSuccess(other, method, foreignCall);
  },
);

test.each(endpointsWithBody)(
  '$name returns the same 404 for the key of another customer in the body as for an unknown one',
  async ({ name, method, body }) => {
    const { bank, owner, other, ownCall, foreignCall } = await openTwoCallers(name);
    const findChanged = watchCollections(bank);
    const foreignKeys = leavesOf(foreignCall.body).filter(({ path }) => isKeyAt(body, path));
    for (const { path, value } of foreignKeys) {
      const send = (key: unknown) =>
        owner.client.send(verb[method], ownCall.path, withField(ownCall.body ?? {}, path, key)).expect(404);
      const foreignResponse = await send(value);
      const missingResponse = await send('no-existe');
      expect(foreignResponse.body.notifications).toEqual(missingResponse.body.notifications);
    }
    expect(findChanged()).toEqual([]);
    await expectSuccess(other, method, foreignCall);
  },
);

test.each(endpointsWithQueryKey)(
  '$name returns the same for the key of another customer in the query as for an unknown one',
  async ({ name, method, query }) => {
    const { bank, owner, ownCall, foreignCall } = await openTwoCallers(name);
    const findChanged = watchCollections(bank);
    const base = 'http://bank';
    const filters = keyParameters(query, (schema) => schema === KeyFilter);
    for (const parameter of keyParameters(query)) {
      const foreignKey = new URL(foreignCall.path, base).searchParams.get(parameter);
      expect(foreignKey, `the call of ${name} says a ${parameter}`).not.toBeNull();
      const send = (key: string) => {
        const url = new URL(ownCall.path, base);
        url.searchParams.set(parameter, key);
        return owner.client.send(verb[method], url.pathname + url.search, ownCall.body);
      };
      const foreignResponse = await send(foreignKey ?? '');
      const missingResponse = await send('no-existe');
      expect({ ...foreignResponse.body, traceId: '' }).toEqual({ ...missingResponse.body, traceId: '' });
      expect(foreignResponse.status).toBe(missingResponse.status);
      const expected = filters.includes(parameter) ? [200, []] : [404, undefined];
      expect([foreignResponse.status, foreignResponse.body.data]).toEqual(expected);
    }
    expect(findChanged()).toEqual([]);
  },
);

test('keys in bodies and queries are recognized', async () => {
  const inBodies = await Promise.all(
    endpointsWithBody.map(async ({ name, body }) => {
      const bank = await openBank();
      const { body: sent } = await (await caseOf(name).one(bank)).make();
      return leavesOf(sent).flatMap(({ path }) => (isKeyAt(body, path) ? [`${name} ${path.join('.')}`] : []));
    }),
  );
  expect(inBodies.flat()).toEqual(
    expect.arrayContaining([
      'transfers.execute from_account_key',
      'transfers.execute nonce',
      'thirdParties.execute to_recipient_key',
      'signatures.initiate operation_context.key',
      'payments.validate nonce',
      'payments.execute nonce',
      'payments.execute payee_key',
      'payments.execute bill_statement_properties.bill_key',
      'payments.change payee_key',
      'payments.change bill_statement_properties.bill_key',
      'preauthorizedPayments.validate nonce',
      'preauthorizedPayments.validate account_key',
      'preauthorizedPayments.confirm nonce',
      'preauthorizedPayments.confirm account_key',
      'preauthorizedPayments.cancelMedium nonce',
      'preauthorizedPayments.cancelMedium account_key',
      'preauthorizedPayments.cancelCompany nonce',
      'preauthorizedPayments.cancelCompany account_key',
      'investmentProducts.execute investment_account_key',
      'investmentProducts.execute from_account_key',
      'investmentProducts.execute to_account_key',
      'investmentFunds.execute investment_account_key',
      'investmentFunds.change investment_account_key',
      'payrollPortability.validate nonce',
      'payrollPortability.validate account_key',
      'payrollPortability.confirm nonce',
      'payrollPortability.confirm account_key',
      'campaigns.terms referenceKey',
      'campaigns.accept offerKey',
      'campaigns.accept offer_properties.deposit_account_key',
    ]),
  );
  const inQueries = endpointsWithQueryKey.flatMap(({ name, query }) =>
    keyParameters(query).map((parameter) => `${name} ${parameter}`),
  );
  expect(inQueries).toEqual(
    expect.arrayContaining([
      'transfers.list origin_account',
      'transfers.list destination_account',
      'merchants.bills payee_key',
      'payments.list payee_key',
      'recipients.list origin_product_id',
      'campaigns.details offerKey',
      'campaigns.transactions offerKey',
      'statements.list account_key',
    ]),
  );
});

/** Collections that a GET may write if it creates an operation. */
const CREATION_COLLECTIONS: readonly string[] = ['operations', 'sequences'];
/** Collections that the logout may write: the specification makes it a GET, and the bank logs it. */
const LOGOUT_COLLECTIONS: readonly string[] = ['sequences', 'activities'];

test.each(reads)('$name writes only the allowed collections, and nothing when repeated', async ({ name }) => {
  const bank = await openBank();
  const owner = await caseOf(name).one(bank);
  const { path } = await owner.make();
  const firstChanges = watchCollections(bank);
  const { body } = await owner.client.get(path);
  const mayWrite =
    name === 'session.logout' ? LOGOUT_COLLECTIONS : body.nonce === undefined ? [] : CREATION_COLLECTIONS;
  expect(firstChanges().filter((collection) => !mayWrite.includes(collection))).toEqual([]);
  const laterChanges = watchCollections(bank);
  await owner.client.get(path);
  expect(laterChanges()).toEqual([]);
});

describe.each(mutations)('$name without the anti-forgery value of its session', ({ name, method }) => {
  // The tests share a bank, since none of their calls may change it.
  const openOnce = memoize(() => openTwoCallers(name));
  test.each<[string, (value: string, otherValue: string) => string]>([
    ['no value', () => ''],
    ['a wrong value', (value) => value.split('').toReversed().join('')],
    ['the value of another session', (_, otherValue) => otherValue],
  ])('is rejected with %s and changes nothing', async (_, choose) => {
    const { bank, owner, other, ownCall } = await openOnce();
    const findChanged = watchCollections(bank);
    const value = { 'x-xsrf-token': choose(owner.client.xsrf, other.client.xsrf) };
    const answer = await owner.client.send(verb[method], ownCall.path, ownCall.body, value).expect(403);
    expect(answer.body.notifications[0].code).toBe('CZ_ANTI_FORGERY');
    expect(findChanged()).toEqual([]);
  });
});

describe.each(endpointsWithBody)('$name', ({ name, method, body: schema }) => {
  /** The empty body is added below if the schema requires a body. */
  const texts = ['[]', '"x"', 'null', '{', `${'['.repeat(5000)}${']'.repeat(5000)}`];
  const invalidBodies = z.safeParse(schema, undefined).success ? texts : [...texts, ''];

  const open = memoize(async () => {
    const bank = await openBank();
    const owner = await caseOf(name).one(bank);
    return { bank, owner, call: await owner.make() };
  });

  /** Returns the body of a valid call, and functions that send other bodies. */
  const startCall = async () => {
    const { bank, owner, call } = await open();
    const { path, body = {} } = call;
    return {
      body,
      findChanged: watchCollections(bank),
      send: (other: object) => owner.client.send(verb[method], path, other),
      sendText: (text: string) => owner.client.send(verb[method], path).type('json').send(text),
    };
  };

  test('rejects an unknown field at any depth', async () => {
    const { body, send, findChanged } = await startCall();
    for (const branch of branchesOf(body)) {
      const field = [...branch, 'is_admin'];
      const answer = await send(withField(body, field, true)).expect(400);
      expect(answer.body.notifications[0]).toMatchObject({ code: '0000', field: field.join('.') });
    }
    expect(findChanged()).toEqual([]);
  });

  test('rejects prototype names at any depth', async () => {
    const { body, sendText, findChanged } = await startCall();
    for (const branch of branchesOf(body)) {
      for (const key of ['__proto__', 'constructor', 'prototype']) {
        const text = JSON.stringify(withField(body, [...branch, 'key-to-be'], { polluted: true }));
        await sendText(text.replace('key-to-be', key)).expect(400);
      }
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(findChanged()).toEqual([]);
  });

  test('rejects a body that is not an object, too long or too deep', async () => {
    const { sendText, findChanged } = await startCall();
    for (const text of invalidBodies) {
      await sendText(text).expect(400);
    }
    await sendText(JSON.stringify({ text: 'x'.repeat(70_000) })).expect(413);
    expect(findChanged()).toEqual([]);
  });

  test('rejects invalid amounts', async () => {
    const { body, send, findChanged } = await startCall();
    for (const { path } of leavesOf(body).filter(({ path }) => path.at(-1) === 'amount')) {
      for (const amount of [-1, 0, 0.001, '1e3', 'NaN', 2 ** 53, '100', null]) {
        const answer = await send(withField(body, path, amount)).expect(400);
        // Errors in a Money object name the field of the object; an amount may also be a plain field.
        const field = path.slice(0, -1).join('.') || 'amount';
        expect(answer.body.notifications[0], String(amount)).toMatchObject({ code: '0000', field });
      }
    }
    expect(findChanged()).toEqual([]);
  });

  test('rejects control characters in strings', async () => {
    const { body, send, findChanged } = await startCall();
    for (const { path } of leavesOf(body).filter(({ value }) => typeof value === 'string')) {
      for (const text of ['\u0000', 'a\r\nb', '\u202eb']) {
        const { status } = await send(withField(body, path, text));
        expect(Math.floor(status / 100), `${path.join('.')} ${JSON.stringify(text)}`).toBe(4);
      }
    }
    expect(findChanged()).toEqual([]);
  });
});
