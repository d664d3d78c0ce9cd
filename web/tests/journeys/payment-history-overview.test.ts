import type { Page } from '@playwright/test';
import { describe, expect, test } from '../support/dom/journey';
import { rows } from '../support/history';
import { HISTORY } from '../support/payment-history';

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
