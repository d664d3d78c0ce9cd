import { isAppRoute } from '@ts-rest/core';
import { describe, expect, test } from 'vitest';
import { isErrorCode } from '#contract/errors';
import { contract } from '#contract/index';
import { sandbox } from '#contract/sandbox';
import { openBank } from './testing/bank-under-test';
import { TRANSFERS, transfer } from './testing/own-transfer';

type Route = { name: string; method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'; path: string };

/** Every endpoint of a contract, with the name by which it is called. */
function routesOf(router: object, prefix = ''): Route[] {
  return Object.entries(router).flatMap(([name, node]: [string, object]) => {
    const full = prefix ? `${prefix}.${name}` : name;
    if (!('method' in node)) return routesOf(node, full);
    if (!isAppRoute({ ...node, path: '', method: 'GET', responses: {} })) return [];
    return 'path' in node ? [{ name: full, method: methodOf(node), path: String(node.path) }] : [];
  });
}

function methodOf(node: object): Route['method'] {
  const method = 'method' in node ? node.method : undefined;
  if (method === 'GET' || method === 'POST' || method === 'PUT' || method === 'DELETE') return method;
  throw new Error(`a method that is not used here: ${String(method)}`);
}

const api = routesOf(contract);
const verb = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete', PATCH: 'put' } as const;
const fill = (path: string) => path.replace(/:\w+/g, 'no-existe');

/** What a customer who has just transferred sends to each endpoint, and the status that answers. */
const HAPPY: Record<
  string,
  { path?: (key: string, customer: string) => string; body?: object; status?: number }
> = {
  'session.user': {},
  'session.logout': { status: 204 },
  'session.initSession': { status: 401 },
  'references.institutions': {},
  'references.holidays': { path: () => '?start_date=2026-01-01&end_date=2026-12-31' },
  'summary.get': {},
  'customers.preferences': {},
  'customers.token': { path: (_, customer) => `/api/v1/security/quick-response-code/token/${customer}` },
  'accounts.get': { path: () => '/api/accounts/v2/accounts/ana-nomina' },
  'accounts.transactions': { path: () => '/api/accounts/v2/accounts/ana-nomina/transactions' },
  'credit.line': { path: () => '/api/credit/v3/credit/lines-of-credit/ana-linea' },
  'credit.lineTransactions': { path: () => '/api/credit/v3/credit/lines-of-credit/ana-linea/transactions' },
  'credit.card': { path: () => '/api/credit/v3/credit/credit-accounts/ana-tarjeta' },
  'credit.cardTransactions': { path: () => '/api/credit/v3/credit/credit-accounts/ana-tarjeta/transactions' },
  'loans.get': { path: () => '/api/loans/v2/loans/personal-loans/ana-prestamo' },
  'mortgages.get': { path: () => '/api/mortgages/v2/mortgages/ana-hipoteca' },
  'mortgages.transactions': { path: () => '/api/mortgages/v2/mortgages/ana-hipoteca/transactions' },
  'rewards.get': {
    path: () => '/api/credit-card-account-rewards/v1/credit-accounts/ana-tarjeta/rewards',
  },
  'transfers.setup': { body: { transfer_type: 'onetime' } },
  'transfers.validate': { status: 409 },
  'transfers.execute': { status: 200 },
  'transfers.list': {},
  'transfers.receipt': { path: (key) => `${TRANSFERS}/${key}/receipt` },
  'transfers.link': { path: (key) => `${TRANSFERS}/${key}/link` },
  'transfers.cancel': { path: (key) => `${TRANSFERS}/${key}`, status: 409 },
};

test('no two endpoints share a method and a path', () => {
  const all = [...api, ...routesOf(sandbox)].map(({ method, path }) => `${method} ${path}`);
  expect(new Set(all).size).toBe(all.length);
  expect(api.length).toBeGreaterThan(0);
});

describe.each(api)('$name', ({ name, method, path }) => {
  test('has a handler, and asks who is calling', async () => {
    const bank = await openBank();
    const answer = await bank.send(verb[method], fill(path), method === 'GET' ? undefined : {});
    expect(answer.status).toBe(401);
    expect(answer.body.notifications[0].code).toBe('CZ_UNAUTHENTICATED');
  });

  // Answers are checked against the schema on their way out: one that does not match is a 500.
  test('answers what the contract says', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const done = await transfer(ana);
    const happy = HAPPY[name];
    if (!happy) throw new Error(`say in HAPPY how ${name} is called`);
    const given = happy.path?.(done.key, ana.key) ?? '';
    const target = given.startsWith('/') ? given : `${path.replace(':transferKey', done.key)}${given}`;
    const action = name.endsWith('execute')
      ? { action: 'Create', nonce: done.nonce }
      : { action: 'Validate' };
    const body =
      happy.body ?? (method === 'GET' || method === 'DELETE' ? undefined : { ...done.order, ...action });
    const answer = await ana.send(verb[method], target, body);
    expect(answer.status).toBe(happy.status ?? 200);
    for (const { code } of answer.body.notifications ?? []) expect(isErrorCode(code)).toBe(true);
  });

  test('answers another customer’s key like one that does not exist', async () => {
    if (!path.includes(':')) return;
    const bank = await openBank();
    const [ana, luis] = [await bank.signIn('ana'), await bank.signIn('luis')];
    const done = await transfer(ana);
    const given = HAPPY[name]?.path?.(done.key, ana.key) ?? path.replace(':transferKey', done.key);
    const foreign = given.replace(/\?.*/, '');
    expect(foreign).not.toContain(':');
    const action = name.endsWith('execute')
      ? { action: 'Create', nonce: done.nonce }
      : { action: 'Validate' };
    const luisOrder = {
      ...done.order,
      from_account_key: 'luis-cheques',
      to_account_key: 'luis-tarjeta',
      ...action,
    };
    const body = method === 'GET' || method === 'DELETE' ? undefined : luisOrder;
    const before = JSON.stringify(bank.bank.store.dump());
    const theirs = await luis.send(verb[method], foreign, body).expect(404);
    const missing = await luis.send(verb[method], fill(path), body).expect(404);
    expect(theirs.body.notifications).toEqual(missing.body.notifications);
    expect(JSON.stringify(bank.bank.store.dump())).toBe(before);
  });
});
