import {
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectNoSidewaysScroll,
} from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { HISTORY, LIST, openFilters, rows } from '../support/history';
import { FORM, fill, goToReview, heading, pressContinue, sendButton } from '../support/own-transfer';
import { customerPages, navigateTo, publicPages } from '../support/pages';

test.slow();

const half = Math.ceil(customerPages.length / 2);

test.describe('axe finds no violations in light and dark themes', () => {
  // Two tests, so that two workers can run them in parallel.
  for (const pages of [customerPages.slice(0, half), customerPages.slice(half)]) {
    test(`at two widths on the ${pages.length} pages from "${pages[0]?.[1]}"`, async ({
      page,
      baseURL,
      signIn,
    }) => {
      await signIn('ana', 'nada');
      await expect(heading(page, 'Página no encontrada.')).toBeVisible();
      for (const entry of pages) {
        await test.step(entry[0], async () => {
          await navigateTo(page, baseURL, entry);
          await expectAccessibleAtBothWidths(page);
        });
      }
    });
  }

  test('at two widths on the public pages and the sign-in page', async ({ page, baseURL, bank }) => {
    expect(bank.id).toBeTruthy();
    await page.goto('generic-error');
    await expect(heading(page, 'Algo salió mal')).toBeVisible();
    for (const entry of publicPages) {
      await test.step(entry[0], async () => {
        await navigateTo(page, baseURL, entry);
        await expectAccessibleAtBothWidths(page);
      });
    }
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Entra a tu banca' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('on the later steps of a transfer and on an invalid form', async ({ page, signIn }) => {
    await signIn('ana', FORM);
    await pressContinue(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await goToReview(page);
    await expectAccessible(page);
    await sendButton(page).click();
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    await expectAccessible(page);
  });

  test('on an empty list, a failed list and open filters', async ({ page, bank, signIn }) => {
    await signIn('mateo');
    await expect(page.getByText('No encontramos cuentas que mostrar')).toBeVisible();
    await expectAccessible(page);
    await bank.fault.rule({ match: { path: LIST }, times: 2, then: { code: 'CZ_INTERNAL' } });
    await page.goto(HISTORY);
    await expect(page.getByRole('alert')).toBeVisible();
    await openFilters(page);
    await expectAccessible(page);
  });
});

test.describe('axe finds no violations in dialogs', () => {
  test('for leaving, cancelling, a failed download and session expiry', async ({ page, bank, signIn }) => {
    await page.clock.install();
    await signIn('ana', HISTORY);
    await expect(rows(page)).toHaveCount(30);

    await page.getByRole('button', { name: 'Tu opinión' }).click();
    await expect(page.getByRole('dialog', { name: 'Estás por salir de la aplicación' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Cancelar/ }).click();
    await expect(page.getByRole('dialog', { name: '¿Cancelar esta transferencia?' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await bank.fault.rule({ match: { method: 'GET' }, times: 1, then: { code: 'CZ_INTERNAL' } });
    await page.getByRole('button', { name: /^PDF/ }).first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // A closing dialog goes back in history, which would close the next dialog.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await page.clock.fastForward('04:02');
    await expect(page.getByRole('alertdialog', { name: '¿Sigues ahí?' })).toBeVisible();
    await expectAccessible(page);
  });

  test('for the calendar and a rejected operation', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await fill(page);
    await page.getByRole('radio', { name: 'Programar' }).check();
    await page.getByRole('button', { name: /^Fecha de la transferencia/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await bank.fault.rule({ match: { method: 'PUT' }, times: 1, then: { code: 'CZ_UNAVAILABLE' } });
    await pressContinue(page);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('for the virtual key and the mobile menu', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('sofia');
    await expect(page.getByRole('dialog', { name: 'Activa tu llave virtual' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Registros' }).click();
    await expectAccessible(page);
  });
});
