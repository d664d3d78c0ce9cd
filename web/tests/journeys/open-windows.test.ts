import type { Page } from '@playwright/test';
import { detailsPath, rows } from '../support/account-details';
import { expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';
import { FORM, fill, goToReview, heading, pressContinue, sendButton } from '../support/own-transfer';

const focusWindow = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')), undefined);

test('a window that gets the focus after a reset shows no movement from before the reset', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', FORM);
  await goToReview(page, { concept: 'Para enero' });
  await sendButton(page).click();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  await page.goto(detailsPath('chequing', 'ana-nomina'));
  const movement = rows(page).filter({ hasText: 'Para enero' });
  await expect(movement).toHaveCount(1);
  await bank.reset();
  await focusWindow(page);
  await expect(movement).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
});

test('an open window ends its session when a reset has removed the customer', async ({
  page,
  bank,
  signIn,
}) => {
  await bank.person({ user: 'rosa', accounts: [{ product: 'chequing', balance: 100 }] });
  await signIn('rosa');
  await expect(greeting(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await bank.reset();
  await focusWindow(page);
  await expect(heading(page, 'Por seguridad, tu sesión finalizó')).toBeVisible();
});

test('the first response after a clock jump makes the client reload the accounts', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana');
  await expect(greeting(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await bank.clock.advance('P1M');
  const summary = page.waitForRequest(/\/api\/summary\//);
  await page
    .getByRole('link', { name: /^Cuenta Dólares/ })
    .first()
    .click();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await summary;
  await page.waitForLoadState('networkidle');
});

test('a filled form keeps its values through a clock jump', async ({ page, bank, signIn }) => {
  await signIn('ana', FORM);
  await fill(page, { concept: 'Para enero' });
  await bank.clock.advance('P1D');
  await focusWindow(page);
  await pressContinue(page);
  await expect(page.getByText('Hoy, 24 nov 2026').first()).toBeVisible();
  await expect(page.getByLabel('Importe')).toHaveValue('1,250.00');
  await expect(page.getByLabel('Concepto')).toHaveValue('Para enero');
  await pressContinue(page);
  await sendButton(page).click();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
});
