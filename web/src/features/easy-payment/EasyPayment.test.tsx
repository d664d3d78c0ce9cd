// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Theme } from '#web/components/theme/Theme.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { instalmentCredit, revolvingCredit } from '#web/testing/makers.ts';
import { EasyPayment } from './EasyPayment';

/** Credits with a future due date. */
const creditBySlug = {
  'loan': instalmentCredit('k', { nextDueDate: '2999-12-07' }),
  'mortgage': instalmentCredit('k', { type: 'Crédito Hipotecario', nextDueDate: '2999-12-07' }),
  'credit-card': revolvingCredit('k', { nextDueDate: '2999-12-07' }),
};

function renderButton(slug: 'credit-card' | 'mortgage' | 'loan', answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  render(
    <Theme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <EasyPayment account={{ key: 'k', slug, displayId: '•••• 1' }} />
        </MemoryRouter>
      </QueryClientProvider>
    </Theme>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows no button and no error while loading', () => {
  renderButton('loan', () => new Promise(() => {}));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['loan', 'Pagar préstamo', true],
  ['mortgage', 'Pagar préstamo', true],
  ['credit-card', 'Pagar tarjeta', false],
] as const)('a %s shows the button "%s"; it shows the due date: %s', async (slug, button, showsDueDate) => {
  renderButton(slug, async () => Response.json(creditBySlug[slug]));
  expect(await screen.findByRole('button', { name: button })).toHaveProperty('disabled', false);
  expect(screen.queryByText('Pagar antes del 07 dic 2999') !== null).toBe(showsDueDate);
});

test.each([
  ['loan', 'Por ahora no puedes pagar tu préstamo desde la web.'],
  ['mortgage', 'Por ahora no puedes pagar tu hipoteca desde la web.'],
] as const)('shows a message when payments of a %s are disabled', async (slug, message) => {
  localStorage.setItem('environment', 'uat');
  localStorage.setItem('disableLoanPayments', 'true');
  renderButton(slug, async () => Response.json(creditBySlug[slug]));
  expect(await screen.findByRole('button')).toHaveProperty('disabled', true);
  expect(screen.queryByText(message)).not.toBeNull();
  expect(screen.queryByText(/Pagar antes del/)).toBeNull();
});
