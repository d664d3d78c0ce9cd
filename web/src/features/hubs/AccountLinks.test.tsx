// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CreditCard } from 'lucide-react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { onErrorShown } from '#web/lib/page/error-shown.ts';
import { AccountLinks } from './AccountLinks';

const account = (key: string, type: string) => ({
  key,
  type,
  description: key,
  displayId: '•••• 1',
  defaultCurrency: 'MXN',
  primaryBalance: { amount: 1, currencyCode: 'MXN' },
  entitlements: [],
});
const summary = (...accounts: object[]) => Response.json({ data: [{ category: 'chequing', accounts }] });

function renderLinks(...answers: (() => Response)[]) {
  vi.stubGlobal('fetch', async () => answers.shift()?.() ?? expect.fail('asked too often'));
  render(
    <Theme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <AccountLinks
            icon={CreditCard}
            skeletonRows={1}
            isListed={({ type }) => type !== 'Cheques'}
            emptyState={<p>Ninguna</p>}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </Theme>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('links each matching account to its page', async () => {
  renderLinks(() => summary(account('nomina', 'Cheques'), account('oro', 'Tarjeta de Crédito')));
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/account-summary/details/credit-card/oro',
  ]);
});

test('shows the fallback without matching accounts', async () => {
  renderLinks(() => summary(account('nomina', 'Cheques')));
  await screen.findByText('Ninguna');
});

test('shows a failure with a retry and reports its code to analytics', async () => {
  const reportError = vi.fn();
  onErrorShown(reportError);
  renderLinks(
    () =>
      Response.json(
        { notifications: [{ code: 'CZ_UNAVAILABLE', category: 'ERROR', description: '' }] },
        { status: 503 },
      ),
    () => summary(account('oro', 'Tarjeta de Crédito')),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('link');
  expect(reportError).toHaveBeenCalledExactlyOnceWith('CZ_UNAVAILABLE');
});
