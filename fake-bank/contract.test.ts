import { describe, expect, test } from 'vitest';
import { isErrorCode } from '#contract/errors';
import { contract } from '#contract/index';
import { sandbox } from '#contract/sandbox';
import { openBank } from './testing/bank-under-test';
import { caseOf, endpointsOf, verb, withoutKeys } from './testing/endpoints';
import { answerProblems, requestProblems, undescribedHeaders } from './testing/published';

const api = endpointsOf(contract);

const NO_HANDLER = 'a 404 means no handler: list the module in fake-bank/modules.ts';

test('no two endpoints share a method and a path', () => {
  const all = [...api, ...endpointsOf(sandbox)].map(({ method, path }) => `${method} ${path}`);
  expect(new Set(all).size).toBe(all.length);
  expect(api.length).toBeGreaterThan(0);
});

test.each([
  [
    '/payees',
    [
      'DELETE /api/payees/v1/payees/:payeeKey',
      'GET /api/payees/v1/payees',
      'GET /api/payees/v1/payees/:payeeKey/fields',
      'POST /api/payees/v1/payees',
      'PUT /api/payees/v1/payees/:payeeKey',
    ],
  ],
  [
    'Key/transactions',
    [
      'GET /api/accounts/v2/accounts/:accountKey/transactions',
      'GET /api/campaigns-cross-sales/v1/campagins/cross-sales/:referenceKey/transactions',
      'GET /api/credit/v3/credit/credit-accounts/:accountKey/transactions',
      'GET /api/credit/v3/credit/lines-of-credit/:accountKey/transactions',
      'GET /api/mortgages/v2/mortgages/:accountKey/transactions',
    ],
  ],
])('the endpoints whose path contains %s are those of the specification', (part, calls) => {
  const matching = api.filter(({ path }) => path.includes(part));
  expect(matching.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(calls);
});

describe.each(api)('$name', ({ name, method, path }) => {
  test('has a handler that requires a session', async () => {
    const bank = await openBank();
    const answer = await bank.send(verb[method], withoutKeys(path), method === 'GET' ? undefined : {});
    expect(answer.status, NO_HANDLER).toBe(401);
    expect(answer.body.notifications[0].code).toBe('CZ_UNAUTHENTICATED');
    expect(await answerProblems({ method, path }, 401, answer.body)).toEqual([]);
    expect(await undescribedHeaders({ method, path }, answer)).toEqual([]);
  });

  // Responses are validated when sent: a violation is a 500.
  test('returns a response that matches the contract', async () => {
    const bank = await openBank();
    const caller = await caseOf(name).one(bank);
    const call = await caller.make();
    const answer = await caller.client.send(verb[method], call.path, call.body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(call.status);
    for (const { code } of answer.body.notifications ?? []) expect(isErrorCode(code)).toBe(true);
    // An independent validator also checks the call against the published OpenAPI document.
    if (call.body) expect(await requestProblems({ method, path }, call.body)).toEqual([]);
    if (call.status !== 204)
      expect(await answerProblems({ method, path }, call.status, answer.body)).toEqual([]);
    expect(await undescribedHeaders({ method, path }, answer)).toEqual([]);
  });
});
