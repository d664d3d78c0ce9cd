import { describe, expect, test } from 'vitest';
import { sandbox } from '#contract/sandbox';
import { openBank } from '../../testing/bank-under-test';
import { transfer } from '../../testing/own-transfer';
import { answerProblems, compileSchemas, componentProblems } from '../../testing/published';
import { openApi } from './openapi';

const doc = await openApi();
const text = JSON.stringify(doc);

test('every reference leads somewhere', () => {
  const referred = new Set(text.match(/(?<="\$ref":")[^"]+/g));
  const components = Object.entries(doc.components ?? {}).flatMap(([kind, named]) =>
    Object.keys(named ?? {}).map((name) => `#/components/${kind}/${name}`),
  );
  expect(referred.size).toBeGreaterThan(50);
  expect([...referred].filter((name) => !components.includes(name))).toEqual([]);
});

test('stock validators compile every schema of every operation', async () => {
  const { compiled, problems } = await compileSchemas();
  expect(problems).toEqual([]);
  expect(compiled).toBeGreaterThan(Object.keys(doc.paths).length);
});

test('the visit of a form stands where something waits for a signature without a nonce, and nowhere else', () => {
  const visit = { $ref: '#/components/parameters/x-visit-id' };
  const visited = Object.entries(doc.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {})
      .filter(([, operation]) => JSON.stringify(operation).includes(JSON.stringify(visit)))
      .map(([method]) => `${method} ${path}`),
  );
  expect(visited.sort()).toEqual([
    'post /api/bff-web-payments/v1/payment',
    'post /api/bff-web-services/v1/services/activate',
    'post /api/campaigns-cross-sales/v1/campagins/cross-sales/{referenceKey}/actions',
    'post /api/payees/v1/payees',
    'post /api/third-parties-recipients/v1/transfers/third-parties/recipients',
    'put /api/customer-limits/v1/customers/me/limits',
    'put /api/payees/v1/payees/{payeeKey}',
    'put /api/third-parties-recipients/v1/transfers/third-parties/recipients/{recipientKey}',
  ]);
});

test('a schema with a name is written out once', () => {
  const { Account, Receipt } = doc.components?.schemas ?? {};
  expect(Account && Receipt).toBeTruthy();
  for (const schema of [Account, Receipt]) expect(text.split(JSON.stringify(schema))).toHaveLength(2);
  expect(
    doc.paths['/api/transfers/v1/transfers/{transferKey}/execute']?.post?.responses['200'],
  ).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Receipt' } } },
  });
});

describe('amounts', () => {
  test('are described without a fraction to divide by', () => {
    expect(text).not.toContain('multipleOf');
  });

  test('with two decimals are valid, whichever they are', async () => {
    for (let centavos = 1; centavos < 20_000; centavos += 1) {
      const wrong = await componentProblems('PositiveAmount', centavos / 100);
      if (wrong.length > 0) expect.fail(`${centavos / 100}: ${wrong.join()}`);
    }
  });

  test.each([0, -0.01, '5', null])('%j is none that can be moved', async (amount) => {
    expect(await componentProblems('PositiveAmount', amount)).not.toEqual([]);
  });

  test('are null where the bank does not know them, and nothing else', async () => {
    const money = (amount: unknown) => componentProblems('Money', { amount, currencyCode: 'MXN' });
    expect(await money(null)).toEqual([]);
    expect(await money(-19_766.02)).toEqual([]);
    expect(await money('null')).not.toEqual([]);
    expect(await money(undefined)).not.toEqual([]);
  });
});

test.each([
  sandbox.customers,
  sandbox.listBanks,
  sandbox.clock,
  sandbox.scenarios,
  sandbox.situations,
  sandbox.faults,
  sandbox.requests,
  sandbox.ledger,
  sandbox.exportBank,
])('$path answers what is published', async ({ method, path }) => {
  const bank = await openBank();
  await transfer(await bank.signIn('ana'));
  const rule = { match: { path: '/execute' }, times: 1, then: { code: '2185' } };
  const made = await bank.send('post', '/__bank/faults', rule).expect(201);
  expect(await answerProblems(sandbox.createFault, 201, made.body)).toEqual([]);
  const answer = await bank.send('get', path.replace(':bank', bank.bank.id)).expect(200);
  expect(await answerProblems({ method, path }, 200, answer.body)).toEqual([]);
});
