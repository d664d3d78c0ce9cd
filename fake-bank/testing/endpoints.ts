/** Every endpoint of the contract, and a call of each that a customer of the seed can really make. */
import { isAppRoute } from '@ts-rest/core';
import type { BankUnderTest, Client } from './bank-under-test';
import { order, setUp, TRANSFERS, transfer, validate } from './own-transfer';
import { newRecipient, RECIPIENTS } from './recipient';
import { initiate, SIGNATURES, TOKENS } from './signing';
import {
  executeThirdParty,
  setUpThirdParty,
  THIRD_PARTIES,
  thirdPartyOrder,
  validateThirdParty,
} from './third-party';

export const verb = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
export type Endpoint = { name: string; method: keyof typeof verb; path: string };

function methodOf(node: object): Endpoint['method'] {
  const method = 'method' in node ? node.method : undefined;
  if (method === 'GET' || method === 'POST' || method === 'PUT' || method === 'DELETE') return method;
  throw new Error(`a method that is not used here: ${String(method)}`);
}

/** Every endpoint of a contract, with the name by which it is called. */
export function endpointsOf(router: object, prefix = ''): Endpoint[] {
  return Object.entries(router).flatMap(([name, node]: [string, object]) => {
    const full = prefix ? `${prefix}.${name}` : name;
    if (!('method' in node)) return endpointsOf(node, full);
    if (!isAppRoute({ ...node, path: '', method: 'GET', responses: {} })) return [];
    return 'path' in node ? [{ name: full, method: methodOf(node), path: String(node.path) }] : [];
  });
}

/** The same path with keys that nobody has. */
export const withoutKeys = (path: string) => path.replace(/:\w+/g, 'no-existe');

/** What a customer of the seed has, to make calls of. */
export type Holder = { client: Client; from: string; to: string; recipient: string; token: string };

export const holders = {
  ana: { from: 'ana-nomina', to: 'ana-ahorro', recipient: 'ana-mama', token: TOKENS.ana },
  luis: { from: 'luis-cheques', to: 'luis-tarjeta', recipient: 'luis-casera', token: TOKENS.luis },
} as const;

export const holder = async (bank: BankUnderTest, user: keyof typeof holders): Promise<Holder> => ({
  ...holders[user],
  client: await bank.signIn(user),
});

export type Call = { path: string; body?: object; status: number };
type MakeCall = (holder: Holder) => Call | Promise<Call>;

const get =
  (path: string, status = 200): MakeCall =>
  () => ({ path, status });

const orderOf = ({ from, to }: Holder) => order({ from_account_key: from, to_account_key: to });
const gift = ({ from, recipient }: Holder) =>
  thirdPartyOrder({
    from_account_key: from,
    to_recipient_key: recipient,
    amount: { amount: 100, currency_code: 'MXN' },
  });

const madeTransfer = (me: Holder) =>
  transfer(me.client, { from_account_key: me.from, to_account_key: me.to });

/** A recipient that waits for a signature. */
async function pendingRecipient({ client }: Holder) {
  const asked = await client.post(RECIPIENTS, newRecipient()).expect(200);
  return { method: 'POST', url: RECIPIENTS, key: String(asked.body.key) } as const;
}

/** A call of each endpoint that is right in every part, and the status that answers it. */
export const calls: Record<string, MakeCall> = {
  'session.user': get('/api/user'),
  'session.logout': get('/api/logout', 204),
  'session.initSession': get('/api/initSession', 401),
  'references.institutions': get('/api/transfers-institutions/v1/transfers/institutions'),
  'references.holidays': get(
    '/api/references/v1/references/holidays?start_date=2026-01-01&end_date=2026-12-31',
  ),
  'summary.get': get('/api/summary/v2/summary'),
  'customers.preferences': get('/api/customers/v2/customers/me/preferences'),
  'customers.token': ({ client }) => ({
    path: `/api/v1/security/quick-response-code/token/${client.key}`,
    status: 200,
  }),
  'accounts.get': ({ from }) => ({ path: `/api/accounts/v2/accounts/${from}`, status: 200 }),
  'accounts.transactions': ({ from }) => ({
    path: `/api/accounts/v2/accounts/${from}/transactions`,
    status: 200,
  }),
  'credit.line': get('/api/credit/v3/credit/lines-of-credit/ana-linea'),
  'credit.lineTransactions': get('/api/credit/v3/credit/lines-of-credit/ana-linea/transactions'),
  'credit.card': get('/api/credit/v3/credit/credit-accounts/ana-tarjeta'),
  'credit.cardTransactions': get('/api/credit/v3/credit/credit-accounts/ana-tarjeta/transactions'),
  'loans.get': get('/api/loans/v2/loans/personal-loans/ana-prestamo'),
  'mortgages.get': get('/api/mortgages/v2/mortgages/ana-hipoteca'),
  'mortgages.transactions': get('/api/mortgages/v2/mortgages/ana-hipoteca/transactions'),
  'rewards.get': get('/api/credit-card-account-rewards/v1/credit-accounts/ana-tarjeta/rewards'),
  'investmentProducts.portfolio': get(
    '/api/investment-products/v1/investment-products/portfolios/ana-valores',
  ),
  'investmentProducts.investments': get(
    '/api/investment-products/v1/investment-products/portfolios/ana-valores/investments',
  ),
  'investmentFunds.get': get('/api/investment-funds/v2/investment-funds/ana-fondo'),
  'transfers.setup': () => ({ path: TRANSFERS, body: { transfer_type: 'onetime' }, status: 200 }),
  'transfers.validate': async (me) => {
    const { key } = await setUp(me.client);
    return { path: `${TRANSFERS}/${key}`, body: { ...orderOf(me), action: 'Validate' }, status: 200 };
  },
  'transfers.execute': async (me) => {
    const { key, nonce } = await setUp(me.client);
    await validate(me.client, key, orderOf(me)).expect(200);
    const body = { ...orderOf(me), action: 'Create', nonce };
    return { path: `${TRANSFERS}/${key}/execute`, body, status: 200 };
  },
  'transfers.list': get(TRANSFERS),
  'transfers.receipt': async (me) => ({
    path: `${TRANSFERS}/${(await madeTransfer(me)).key}/receipt`,
    status: 200,
  }),
  'transfers.link': async (me) => ({
    path: `${TRANSFERS}/${(await madeTransfer(me)).key}/link`,
    status: 200,
  }),
  'transfers.cancel': async (me) => ({ path: `${TRANSFERS}/${(await madeTransfer(me)).key}`, status: 409 }),
  'thirdParties.setup': () => ({
    path: THIRD_PARTIES,
    body: { transfer_type: 'onetime', transfer_category: 'SPEI' },
    status: 200,
  }),
  'thirdParties.validate': async (me) => {
    const { key, nonce } = await setUpThirdParty(me.client);
    return { path: `${THIRD_PARTIES}/${key}`, body: { ...gift(me), nonce, action: 'Validate' }, status: 200 };
  },
  'thirdParties.execute': async (me) => {
    const operation = await setUpThirdParty(me.client);
    await validateThirdParty(me.client, operation, gift(me)).expect(200);
    await executeThirdParty(me.client, operation, gift(me)).expect(200);
    const body = { ...gift(me), nonce: operation.nonce };
    return { path: `${THIRD_PARTIES}/${operation.key}/execute`, body, status: 200 };
  },
  'recipients.list': ({ from }) => ({ path: `${RECIPIENTS}?origin_product_id=${from}`, status: 200 }),
  'recipients.create': () => ({ path: RECIPIENTS, body: newRecipient(), status: 200 }),
  'recipients.edit': ({ recipient }) => ({
    path: `${RECIPIENTS}/${recipient}`,
    body: { alias: 'Otro nombre' },
    status: 200,
  }),
  'recipients.remove': ({ recipient }) => ({ path: `${RECIPIENTS}/${recipient}`, status: 204 }),
  'limits.list': get('/api/customer-limits/v1/customers/me/limits'),
  'limits.change': () => ({
    path: '/api/customer-limits/v1/customers/me/limits',
    body: { limits: [{ limit_key: 'SAP', customer_limit: { amount: 500 } }] },
    status: 200,
  }),
  'signatures.initiate': async (me) => {
    const { method, url, key } = await pendingRecipient(me);
    const body = { operation_url: url, operation_type: method, operation_context: { key } };
    return { path: SIGNATURES, body, status: 200 };
  },
  'signatures.sign': async (me) => {
    const begun = await initiate(me.client, await pendingRecipient(me)).expect(200);
    const path = `${SIGNATURES}/${begun.body.key}/signers/0/signature`;
    return { path, body: { signature: me.token }, status: 200 };
  },
};

export function callOf(name: string): MakeCall {
  const call = calls[name];
  if (!call) throw new Error(`say in testing/endpoints.ts how ${name} is called`);
  return call;
}
