import type { Page } from '@playwright/test';
import { details, rows } from '../support/account-details';
import { expect, test } from '../support/browser/test';

const NOMINA = details('chequing', 'ana-nomina');

test.describe('the balance of a period', () => {
  const card = (page: Page) => page.getByRole('region', { name: 'Tu saldo', exact: true });

  test('follows the period, read by keys and pointer', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await expect(card(page)).toContainText('13 a 23 nov 2026');
    await page.getByLabel('Periodo').selectOption('Mes anterior');
    await expect(card(page)).toContainText('01 a 31 oct 2026');
    const line = card(page).getByRole('slider');
    await expect(line).toHaveAttribute('aria-valuetext', /^31 oct 2026: /);
    await line.press('ArrowLeft');
    await expect(line).toHaveAttribute('aria-valuetext', /^30 oct 2026: /);
    const box = await line.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 2, (box?.y ?? 0) + 120);
    await expect(line).toHaveAttribute('aria-valuetext', /^01 oct 2026: /);
  });

  test('says nothing while balances are hidden', async ({ page, signIn }) => {
    await signIn('ana', NOMINA);
    await expect(card(page).getByRole('slider')).toBeVisible();
    const before = await card(page).boundingBox();
    await page.getByRole('button', { name: 'Ocultar saldos' }).click();
    await expect(card(page)).toContainText('Oculto con tus saldos.');
    await expect(card(page).getByRole('slider')).toHaveCount(0);
    await expect(card(page)).not.toContainText('$');
    expect((await card(page).boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
    await rows(page).filter({ hasText: 'Panadería' }).click();
    await expect(page.getByRole('complementary')).toContainText('Saldo oculto');
    await expect(page.getByRole('complementary')).not.toContainText('$');
  });
});
