import type { Page } from '@playwright/test';
import { describe, expect, test } from '../support/dom/journey';
import { rows } from '../support/history';
import { HISTORY, LIST, planned } from '../support/payment-history';

describe('what is scheduled', () => {
  const scheduled = (page: Page) => rows(page).filter({ hasText: 'Programado' });

  test('is cancelled once, where the answer was lost', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await bank.fault({
      match: { method: 'PUT', path: '/api/bill-payments/v1/bill-payments/{paymentKey}' },
      times: 1,
      then: { kind: 'drop-after-commit' },
    });
    await scheduled(page)
      .getByRole('button', { name: /^Cancelar/ })
      .click();
    await page.getByRole('button', { name: 'Cancelar pago' }).click();
    await expect(page.getByText('Cancelaste el pago. No se hará ningún cargo.')).toBeVisible();
  });

  test('what the bank refuses leaves it as it was', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await bank.fault({
      match: { method: 'PUT', path: '/api/bill-payments/v1/bill-payments/{paymentKey}' },
      times: 1,
      then: { code: '2082' },
    });
    await scheduled(page)
      .getByRole('button', { name: /^Cambiar/ })
      .click();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('El pago sigue programado como estaba.');
  });
});

test('where what stands above cannot be read, the list has what it knows of it', async ({ page, signIn }) => {
  let isDown = true;
  await page.route(
    (url) => url.pathname === LIST && url.searchParams.get('limit') !== '30',
    (route) => (isDown ? route.abort() : route.continue()),
  );
  await signIn('ana', HISTORY);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Programados (1)' })).toContainText('28 nov 2026');
  isDown = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(planned(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Programados (1)' })).toHaveCount(0);
});
