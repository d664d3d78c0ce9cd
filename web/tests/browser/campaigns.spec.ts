import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import {
  ACTIONS,
  acceptTerms,
  consentBox,
  contractButton,
  depositAccount,
  goToReview,
  offerDialog,
  offersRegion,
  openOffer,
  openOffers,
  visibleText,
  waitForHome,
} from '../support/campaigns';
import { openTile } from '../support/home';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { signWith, TOKENS } from '../support/third-party';

test('takes out a personal loan: terms, amount, review, signature and deposit @smoke', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana');
  const terms = page.waitForRequest(/terms-and-conditions$/);
  await openOffer(page, 'Préstamo personal');
  await expect(page).toHaveURL(
    /\/campaigns\/personal-loan\?referenceKey=ana-campana-3&offerKey=ana-oferta-3$/,
  );
  expect((await terms).postDataJSON()).toEqual({
    referenceKey: 'ana-campana-3',
    offerKey: 'ana-oferta-3',
  });

  await test.step('the terms can be accepted only after reading them', async () => {
    await expect(visibleText(page, 'Vigente hasta el 26 dic 2026.')).toBeVisible();
    await expect(shownValue(page, 'Tasa fija anual')).toHaveText('24.00%');
    await expect(consentBox(page)).toHaveAttribute('aria-disabled', 'true');
    await pressContinue(page);
    await expect(page.getByText('Lee los términos hasta el final y acéptalos').last()).toBeVisible();
    await expectAccessible(page);
    await acceptTerms(page);
    await expect(heading(page, 'Monto y plazo')).toBeVisible();
  });

  await test.step('an amount and a term show their cost', async () => {
    const amount = page.getByLabel('¿Cuánto necesitas?');
    await amount.fill('150001');
    await pressContinue(page);
    await expect(page.getByText('Tu oferta es de hasta $150,000.00 MXN.').last()).toBeVisible();
    await amount.fill('80000');
    await depositAccount(page).selectOption('ana-ahorro');
    await page.getByRole('radio', { name: '24 meses' }).check();
    await expect(visibleText(page, '$4,384.55')).toBeVisible();
    const column = ['Lo que pides', 'Intereses', 'IVA de intereses', 'Comisión por apertura e IVA'];
    await expect(shownValue(page, 'Total a pagar')).toHaveText('$107,085.50 MXN');
    expect(await sumOf(page, column), 'the figures add up to the total').toBe('107085.50');
    await expect(visibleText(page, 'Recibes $78,144.00 MXN: la comisión se descuenta')).toBeVisible();
    await expect(page.getByText(/^A 12 meses pagarías \$7,714.21 MXN al mes/)).toBeVisible();
    await expect(
      visibleText(page, /CAT de tu préstamo a 24 meses 29\.5% sin IVA\. .+ Calculado al 23 nov 2026\./),
    ).toBeVisible();
    const slider = page.getByRole('slider', { name: 'Monto con deslizador' });
    await slider.press('ArrowRight');
    await expect(amount).toHaveValue('81,000.00');
    await slider.press('ArrowLeft');
    await page.getByRole('button', { name: 'Ver los 24' }).click();
    await expect(page.getByRole('row', { name: /23 nov 2028/ })).toBeVisible();
    await expectAccessible(page);
    await goToReview(page);
  });

  await test.step('shows the review and takes the signature', async () => {
    await expect(shownValue(page, 'Mensualidad')).toContainText('$4,384.55 MXN');
    await expect(shownValue(page, 'Total a pagar')).toContainText('$107,085.50 MXN');
    await expect(page.getByText('no se carga sola')).toBeVisible();
    await expectAccessible(page);
    const before = await bank.ledger.balance('ana-ahorro');
    const acceptCall = page.waitForRequest((request) => request.url().endsWith(ACTIONS));
    await contractButton(page).click();
    expect((await acceptCall).postDataJSON()).toEqual({
      action: 'ACCEPT',
      offerKey: 'ana-oferta-3',
      offer_properties: {
        amount: 80_000,
        deadline: 24,
        payment: 4384.55,
        deposit_account_key: 'ana-ahorro',
      },
    });
    await signWith(page, TOKENS.ana);
    await expect(heading(page, 'Tu préstamo está en tu cuenta')).toBeFocused();
    await expect(shownValue(page, 'Folio')).toHaveText(/^\d+$/);
    await expect(shownValue(page, 'Total a pagar')).toHaveText('$107,085.50 MXN');
    await expect(shownValue(page, 'CAT de tu préstamo a 24 meses')).toHaveText('29.5% sin IVA');
    expect(await bank.ledger.balance('ana-ahorro')).toBe(before + 78_144_00);
    await expectAccessible(page);
  });

  await test.step('the receipt survives a reload, links to the loan and downloads as PDF', async () => {
    await page.reload();
    await expect(page.getByText('$80,000.00').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('link', { name: 'Ver mi crédito' }).click();
    await expect(page).toHaveURL(/account-summary\/details\/loan\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Préstamo Personal');
  });

  await test.step('the home lists the loan and no longer offers it', async () => {
    await page.goto('account-summary');
    await waitForHome(page);
    await openTile(page, 'Créditos');
    await expect(page.getByRole('link', { name: /^Préstamo Personal/ })).toBeVisible();
    await openOffers(page);
    await expect(offersRegion(page)).toContainText('Crédito de nómina');
    await expect(offersRegion(page)).not.toContainText('Préstamo personal');
  });
});

test('at 320 px with 200 % text nothing scrolls sideways', async ({ page, signIn }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  const fitsWindow = () => page.evaluate(() => document.documentElement.scrollWidth <= 320);
  await signIn('ana');
  await waitForHome(page);
  await openOffers(page);
  expect(await fitsWindow()).toBe(true);
  await offersRegion(page)
    .getByRole('button', { name: /^Préstamo personal/ })
    .click();
  await expectAccessible(page);
  await offerDialog(page).getByRole('link', { name: 'Me interesa' }).click();
  await expect(consentBox(page)).toBeVisible();
  expect(await fitsWindow()).toBe(true);
  await acceptTerms(page);
  await expect(heading(page, 'Monto y plazo')).toBeVisible();
  expect(await fitsWindow()).toBe(true);
});

/** Returns the sum of the figures with these labels, in pesos. */
async function sumOf(page: Page, labels: readonly string[]): Promise<string> {
  const texts = await Promise.all(labels.map((label) => shownValue(page, label).textContent()));
  const centavos = texts.map((text) => Number((text ?? '').replace(/\D/g, '')));
  return (centavos.reduce((sum, each) => sum + each, 0) / 100).toFixed(2);
}
