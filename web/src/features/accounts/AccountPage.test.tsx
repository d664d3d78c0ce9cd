// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { open } from '#web/flow/fake-flow.fixture.tsx';
import { onErrorShown } from '#web/lib/page/error-shown.ts';
import { AccountPage } from './AccountPage';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const account = {
  key: 'fondo',
  type: 'Fondos de Inversión',
  description: 'Fondo',
  displayId: '•••• 1',
  defaultCurrency: 'MXN',
  primaryBalance: { amount: 0, currencyCode: 'MXN' },
  entitlements: [],
};
const errorBody = (code: string) => ({ notifications: [{ code, category: 'BUSINESS', description: '' }] });

function openFund(body: object, status: number) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const page = (
    <AccountPage
      slug="investment-fund"
      title="Fondo de inversión"
      Content={() => <p>Lo que se sabe de él</p>}
    />
  );
  return open(
    <Routes>
      <Route path="/account-summary/details/investment-fund/:key" element={page} />
      <Route path="*" element={null} />
    </Routes>,
    '/account-summary/details/investment-fund/fondo',
  ).browser;
}

test('renders the content of the account type', async () => {
  openFund(account, 200);
  await screen.findByText('Lo que se sabe de él');
});

test('redirects a fund without units to its purchase', async () => {
  const browser = openFund(errorBody('SIBUR'), 409);
  await vi.waitFor(() =>
    expect(browser.url()).toBe('/mutual-funds/execute?operation_type=BUY&investment_account=fondo'),
  );
});

test.each([
  ['CZ_NOT_FOUND', 404, 'No encontramos esta cuenta'],
  ['CZ_INTERNAL', 500, 'Oops, no pudimos cargar la información.'],
])('the error %s (status %i) shows "%s" and is reported to analytics', async (code, status, heading) => {
  const listener = vi.fn();
  onErrorShown(listener);
  openFund(errorBody(code), status);
  await screen.findByRole('heading', { name: heading });
  expect(listener).toHaveBeenCalledExactlyOnceWith(code);
});
