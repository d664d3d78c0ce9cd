import { describe, expect, test } from 'vitest';
import { ROTATION_MS } from '#bank/server/http/tab';
import { openBank } from '#bank/testing/bank-under-test';
import { endpointsOf, keyParameters } from '#bank/testing/endpoints';
import { TRANSFERS, transfer } from '#bank/testing/own-transfer';
import { answerProblems, compileSchemas, undescribedHeaders } from '#bank/testing/published';
import { initiate, SIGNATURES, sign, WRONG_TOKEN } from '#bank/testing/signing';
import { catalogue } from '#contract/errors';
import { headers } from '#contract/headers';
import { contract } from '#contract/index';
import { sandbox } from '#contract/sandbox';
import { WRONG_VALUES } from '#contract/signatures';
import { openApi } from './openapi';
import type { Document } from './schema';

const LIMITS = '/api/customer-limits/v1/customers/me/limits';
const limitChange = { limits: [{ limit_key: 'SAP', customer_limit: { amount: 500 } }] };

const doc = await openApi('cenzontle-session-4321');
const docJson = JSON.stringify(doc);

test('every reference resolves', () => {
  const references = new Set(docJson.match(/(?<="\$ref":")[^"]+/g));
  const components = Object.entries(doc.components ?? {}).flatMap(([kind, entries]) =>
    Object.keys(entries ?? {}).map((name) => `#/components/${kind}/${name}`),
  );
  expect(references.size).toBeGreaterThan(50);
  expect([...references].filter((name) => !components.includes(name))).toEqual([]);
});

test('no field is called role, userType or isAdmin', () => {
  expect(docJson.match(/"(role|roles|userRole|user_role|userType|user_type|isAdmin)":/g)).toBeNull();
});

test('Ajv compiles the schemas of every path and parameter', async () => {
  const { compiled, problems } = await compileSchemas();
  expect(problems).toEqual([]);
  expect(compiled).toBeGreaterThan(Object.keys(doc.paths).length);
});

test('every component is used and every code belongs to an operation', () => {
  const unused = Object.entries(doc.components ?? {})
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, entries]) => Object.keys(entries ?? {}).map((name) => `"#/components/${kind}/${name}"`))
    .filter((name) => !docJson.includes(name));
  expect(unused).toEqual([]);
  const pathsJson = JSON.stringify(doc.paths);
  expect(catalogue.map(({ code }) => code).filter((code) => !pathsJson.includes(code))).toEqual([]);
});

type Operation = NonNullable<Document['paths'][string]['get']>;

const operations = Object.entries<Record<string, Operation>>(doc.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
);

const responsesOf = (name: string) => operations.find(([each]) => each === name)?.[1].responses;

test('every operation except /login lists 504', () => {
  const withoutTimeout = operations.filter(
    ([name, { responses }]) => !name.endsWith(' /login') && !responses['504'],
  );
  expect(withoutTimeout.map(([name]) => name)).toEqual([]);
  expect(
    responsesOf('post /api/bill-payments/v1/bill-payments/{paymentKey}/execute')['504'].description,
  ).toBe('CZ_TIMEOUT');
});

test('the GET of the summary does not list CZ_ANTI_FORGERY', () => {
  expect(responsesOf('get /api/summary/v2/summary')['403'].description).not.toContain('CZ_ANTI_FORGERY');
});

test('the deletion of faults lists CZ_CROSS_SITE for 403, and no 409', () => {
  expect(responsesOf('delete /__bank/faults')['403'].description).toBe('CZ_CROSS_SITE');
  expect(responsesOf('delete /__bank/faults')['409']).toBeUndefined();
});

test('payees and movements have exactly the operations of the specification', () => {
  const operationsUnder = (part: string) =>
    operations.map(([name]) => name).filter((name) => name.includes(part));
  expect(operationsUnder('/payees/v1/').toSorted()).toEqual([
    'delete /api/payees/v1/payees/{payeeKey}',
    'get /api/payees/v1/payees',
    'get /api/payees/v1/payees/{payeeKey}/fields',
    'post /api/payees/v1/payees',
    'put /api/payees/v1/payees/{payeeKey}',
  ]);
  expect(operationsUnder('{accountKey}/transactions').toSorted()).toEqual([
    'get /api/accounts/v2/accounts/{accountKey}/transactions',
    'get /api/credit/v3/credit/credit-accounts/{accountKey}/transactions',
    'get /api/credit/v3/credit/lines-of-credit/{accountKey}/transactions',
    'get /api/mortgages/v2/mortgages/{accountKey}/transactions',
  ]);
});

test('every operation is described in full sentences', () => {
  const poorlyDescribed = operations.filter(
    ([, { description = '' }]) => !/^[A-Z].{30,}\.$/s.test(description),
  );
  expect(poorlyDescribed.map(([name]) => name)).toEqual([]);
  const [, accept] = operations.find(([name]) => name.endsWith('{referenceKey}/actions')) ?? [];
  expect(accept?.description).toContain('`offer_properties.payment`');
});

test('only the listed operations have an optional body', () => {
  const withOptionalBody = operations.filter(([, { requestBody }]) => requestBody && !requestBody.required);
  expect(withOptionalBody.map(([name]) => name).toSorted()).toEqual([
    'delete /__bank/banks/{bank}',
    'delete /__bank/banks/{bank}/snapshots/{snapshot}',
    'delete /__bank/faults',
    'delete /__bank/faults/{id}',
    'delete /__bank/requests',
    'delete /__bank/sessions/{customer}',
    'post /__bank/banks',
    'post /__bank/banks/{bank}/copies',
    'post /__bank/banks/{bank}/reset',
    'post /__bank/banks/{bank}/snapshots',
    'post /__bank/banks/{bank}/snapshots/{snapshot}/restore',
    'post /__bank/scenarios/{id}',
    'post /api/bff-web-services/v1/services/activate',
    'post /api/investment-funds-trade/v2/investment-funds',
  ]);
});

test('two headers can carry the token, and the name of the sign-in cookie contains the port', () => {
  expect(doc.components?.securitySchemes).toMatchObject({ signInCookie: { name: 'cenzontle-session-4321' } });
  const schemes = new Set(operations.map(([, { security }]) => JSON.stringify(security)));
  expect([...schemes].toSorted()).toEqual(['[]', '[{"signInCookie":[]}]', '[{"token":[]},{"bearer":[]}]']);
});

describe('the OpenAPI document', () => {
  const LOGIN = { method: 'POST', path: '/login' };

  test('describes the headers of sign-in, initSession, a rotated token and sign-out', async () => {
    const bank = await openBank();
    const login = await bank.send('post', '/login').type('form').send({ username: 'ana', password: 'demo' });
    expect(login.status).toBe(303);
    expect(await undescribedHeaders(LOGIN, login)).toEqual([]);
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    const tabResponse = await bank.send('get', '/api/initSession', undefined, { cookie }).expect(200);
    expect(await undescribedHeaders({ method: 'GET', path: '/api/initSession' }, tabResponse)).toEqual([]);
    const token = String(tabResponse.headers[headers.token]);
    expect(tabResponse.headers[headers.nextAntiForgery]).toBeTruthy();
    bank.systemClock.pass(ROTATION_MS);
    const bearer = { authorization: `Bearer ${token}` };
    const userResponse = await bank.send('get', '/api/user', undefined, bearer).expect(200);
    expect(userResponse.headers[headers.token]).not.toBe(token);
    expect(await undescribedHeaders({ method: 'GET', path: '/api/user' }, userResponse)).toEqual([]);
    const logoutResponse = await bank.send('get', '/api/logout', undefined, bearer).expect(204);
    expect(logoutResponse.headers['set-cookie']).toBeTruthy();
    expect(await undescribedHeaders({ method: 'GET', path: '/api/logout' }, logoutResponse)).toEqual([]);
  });

  test.each(['wrong', 'blocked'])('describes the headers of a %s sign-in', async (kind) => {
    const bank = await openBank();
    const attempt = () => bank.send('post', '/login').type('form').send({ username: 'ana', password: 'no' });
    for (let tries = 0; kind === 'blocked' && tries < 5; tries += 1) await attempt();
    const answer = await attempt();
    expect(answer.status).toBe(kind === 'blocked' ? 429 : 401);
    expect(await undescribedHeaders(LOGIN, answer)).toEqual([]);
  });

  test('describes the headers of a wrong token value, a signature lock and a PDF', async () => {
    const bank = await openBank();
    const ana = await bank.signIn('ana');
    const pending = await ana.put(LIMITS, limitChange).expect(200);
    const initiateResponse = await initiate(ana, {
      method: 'PUT',
      url: LIMITS,
      key: pending.body.key,
    }).expect(200);
    const signOperation = { method: 'POST', path: `${SIGNATURES}/:signatureKey/signers/0/signature` };
    const wrongResponse = await sign(ana, initiateResponse.body.key, WRONG_TOKEN).expect(200);
    expect(wrongResponse.headers[headers.attemptsLeft]).toBe('4');
    expect(await undescribedHeaders(signOperation, wrongResponse)).toEqual([]);
    for (let tries = 1; tries < WRONG_VALUES; tries += 1)
      await sign(ana, initiateResponse.body.key, WRONG_TOKEN);
    const lockedResponse = await sign(ana, initiateResponse.body.key, WRONG_TOKEN).expect(423);
    expect(lockedResponse.headers[headers.retryAfter]).toBeTruthy();
    expect(await undescribedHeaders(signOperation, lockedResponse)).toEqual([]);
    const transferResult = await transfer(ana);
    const file = await ana
      .get(`${TRANSFERS}/${transferResult.key}/receipt`, { accept: 'application/pdf' })
      .expect(200);
    expect(file.headers['content-disposition']).toBeTruthy();
    const RECEIPT = { method: 'GET', path: `${TRANSFERS}/:transferKey/receipt` };
    expect(await undescribedHeaders(RECEIPT, file)).toEqual([]);
  });
});

test('the form session header is listed only for signed operations without a nonce', () => {
  const formSessionParameter = { $ref: '#/components/parameters/x-visit-id' };
  const operationsWithFormSession = Object.entries(doc.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {})
      .filter(([, operation]) => JSON.stringify(operation).includes(JSON.stringify(formSessionParameter)))
      .map(([method]) => `${method} ${path}`),
  );
  const signedWithoutNonce = endpointsOf(contract).filter(
    ({ signed, body }) => signed && !keyParameters(body).includes('nonce'),
  );
  expect(operationsWithFormSession.toSorted()).toEqual(
    signedWithoutNonce
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
      .toSorted(),
  );
});

test('a named schema is written once', () => {
  const { Account, Receipt } = doc.components?.schemas ?? {};
  expect(Account && Receipt).toBeTruthy();
  for (const schema of [Account, Receipt]) expect(docJson.split(JSON.stringify(schema))).toHaveLength(2);
  expect(
    doc.paths['/api/transfers/v1/transfers/{transferKey}/execute']?.post?.responses['200'],
  ).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Receipt' } } },
  });
});

test.each([
  sandbox.customers,
  sandbox.listBanks,
  sandbox.clock,
  sandbox.upcoming,
  sandbox.scenarios,
  sandbox.stories,
  sandbox.situations,
  sandbox.faults,
  sandbox.requests,
  sandbox.ledger,
  sandbox.exportBank,
  sandbox.snapshots,
  sandbox.compareSnapshot,
])('the response of $path matches its published schema', async ({ method, path }) => {
  const bank = await openBank();
  await transfer(await bank.signIn('ana'));
  const rule = { match: { path: '/execute' }, times: 1, then: { code: '2185' } };
  const faultResponse = await bank.send('post', '/__bank/faults', rule).expect(201);
  expect(await answerProblems(sandbox.createFault, 201, faultResponse.body)).toEqual([]);
  const bankPath = `/__bank/banks/${bank.bank.id}`;
  const snapshotResponse = await bank.send('post', `${bankPath}/snapshots`, { name: 'Antes' }).expect(201);
  expect(await answerProblems(sandbox.createSnapshot, 201, snapshotResponse.body)).toEqual([]);
  await bank.advance('P1D');
  const url = path
    .replace('/__bank/banks/:bank', bankPath)
    .replace(':snapshot', snapshotResponse.body.snapshot);
  const answer = await bank.send('get', url).expect(200);
  expect(await answerProblems({ method, path }, 200, answer.body)).toEqual([]);
});
