import type { Page } from '@playwright/test';
import { detailsPath, rows } from '../support/account-details';
import { describe, expect, test } from '../support/dom/journey';

const NOMINA = detailsPath('chequing', 'ana-nomina');

describe('the balance card', () => {
  const card = (page: Page) => page.getByRole('region', { name: 'Tu saldo', exact: true });

  test('shows a sentence for a single day or a period without movements', async ({ page, signIn }) => {
    await signIn('ana', `${NOMINA}?period=dates&from_date=2026-11-20&to_date=2026-11-20`);
    await expect(card(page)).toContainText('El 20 nov 2026 cerró con $48,315.62 MXN.');
    await page.goto(`${NOMINA}?period=dates&from_date=2020-01-01&to_date=2020-01-31`);
    await expect(card(page)).toContainText('No hubo movimientos en este periodo');
    await expect(card(page).getByRole('slider')).toHaveCount(0);
  });

  test('follows the period and is navigable by keyboard', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await expect(card(page)).toContainText('13 a 23 nov 2026');
    await page.getByLabel('Periodo').selectOption('Mes anterior');
    await expect(card(page)).toContainText('01 a 31 oct 2026');
    const line = card(page).getByRole('slider');
    await expect(line).toHaveAttribute('aria-valuetext', /^31 oct 2026: /);
    await line.press('ArrowLeft');
    await expect(line).toHaveAttribute('aria-valuetext', /^30 oct 2026: /);
  });

  test('shows no amounts while balances are hidden', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await expect(card(page).getByRole('slider')).toBeVisible();
    await page.getByRole('button', { name: 'Ocultar saldos' }).click();
    await expect(card(page)).toContainText('Oculto con tus saldos.');
    await expect(card(page).getByRole('slider')).toHaveCount(0);
    await expect(card(page)).not.toContainText('$');
    await rows(page).filter({ hasText: 'Panadería' }).click();
    await expect(page.getByRole('complementary')).toContainText('Saldo oculto');
    await expect(page.getByRole('complementary')).not.toContainText('$');
  });
});
