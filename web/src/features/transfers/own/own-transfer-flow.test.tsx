// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FlowPages } from '#web/flow/FlowPages.tsx';
import { open } from '#web/flow/fake-flow.fixture.tsx';
import flows from './own-transfer-flow';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entitlements = [
  { type: 'TRANSFER_FROM', value: 'Y' },
  { type: 'TRANSFER_TO', value: 'Y' },
];
const account = (key: string, amount: number) => ({
  key,
  type: 'Cheques',
  description: key,
  displayId: '•••• 0001',
  defaultCurrency: 'MXN',
  primaryBalance: { amount, currencyCode: 'MXN' },
  entitlements,
});
const money = { amount: 1250, currencyCode: 'MXN' };
const receipt = {
  key: 'K',
  confirmationNumber: '73040001',
  status: 'PROCESSED',
  transferType: 'onetime',
  effectiveDate: '2026-11-23',
  fromAccount: { description: 'nomina', displayId: '1' },
  toAccount: { description: 'ahorro', displayId: '2', key: 'ahorro' },
  fromAmount: money,
  toAmount: money,
  thirdPartyType: 'OWN',
};

/** Mocks a bank whose clock is at Monday 23 November 2026. Responds by method and path. */
function mockBank(answers: Record<string, () => Response | Promise<Response>>) {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${url.replace('/api/transfers/v1', '').replace(/\?.*/, '')}`;
    calls.push({ call, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return (
      answers[call]?.() ??
      json({ notifications: [{ code: 'CZ_NOT_FOUND', category: 'ERROR', description: '' }] }, 404)
    );
  });
  return calls;
}
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'date': 'Mon, 23 Nov 2026 15:30:00 GMT' },
  });

const defaultResponses = {
  'POST /transfers': () =>
    json({
      key: 'K',
      nonce: 'N',
      accounts: [account('nomina', 5000), account('ahorro', 10)],
      exchangeMatrix: [],
    }),
  'GET /api/references/v1/references/holidays': () => json({ data: [] }),
  'PUT /transfers/K': () =>
    json({ key: 'K', fromAmount: money, toAmount: money, effectiveDate: '2026-11-23' }),
  'POST /transfers/K/execute': () => json(receipt),
};
const deepLink =
  '/transfers/my-own-accounts?from_account=nomina&to_account=ahorro&amount=1%2C250&concept=renta';

async function confirm() {
  const { user, browser } = open(<FlowPages flows={flows} />, deepLink);
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  await user.click(await screen.findByRole('button', { name: 'Transferir $1,250.00 MXN' }));
  return { user, browser };
}

test('validates the deep link and executes the same order once with its nonce', async () => {
  const calls = mockBank(defaultResponses);
  const { browser } = await confirm();
  await screen.findByText('73040001');
  expect(browser.url()).toBe('/transfers/my-own-accounts/receipt?key=K');
  const order = {
    transfer_type: 'onetime',
    from_account_key: 'nomina',
    to_account_key: 'ahorro',
    amount: { amount: 1250, currency_code: 'MXN' },
    start_date: '2026-11-23',
    message: 'renta',
  };
  expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([
    { call: 'POST /transfers', body: { transfer_type: 'onetime' } },
    { call: 'PUT /transfers/K', body: { ...order, action: 'Validate' } },
    { call: 'POST /transfers/K/execute', body: { ...order, action: 'Create', nonce: 'N' } },
  ]);
});

test('looks up the receipt after a 504 and never executes again', async () => {
  const calls = mockBank({
    ...defaultResponses,
    'POST /transfers/K/execute': () =>
      json({ notifications: [{ code: 'CZ_TIMEOUT', category: 'ERROR', description: '' }] }, 504),
  });
  await confirm();
  await screen.findByText('No la repitas.');
  expect(calls.map(({ call }) => call).slice(-2)).toEqual([
    'POST /transfers/K/execute',
    'GET /transfers/K/receipt',
  ]);
});

test('shows an insufficient balance that the bank reports as an error of the amount', async () => {
  const reason = {
    code: 'CZ_INSUFFICIENT_FUNDS',
    category: 'ERROR',
    description: 'No alcanza.',
    field: 'amount',
  };
  mockBank({
    ...defaultResponses,
    'POST /transfers/K/execute': () => json({ notifications: [reason] }, 422),
  });
  const { browser } = await confirm();
  await screen.findAllByText('No alcanza.');
  expect(browser.url()).toBe('/transfers/my-own-accounts');
  expect(screen.getByLabelText('Importe').getAttribute('aria-invalid')).toBe('true');
});
