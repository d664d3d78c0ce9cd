import type { Page } from '@playwright/test';
import { DELAY_MS, expect, test } from '../support/browser/test';
import { pressContinue } from '../support/own-transfer';
import { fidel, field, fillIn } from '../support/recipients';
import { searchButton } from '../support/search';

const LOAN = 'account-summary/details/loan/ana-prestamo';

const loan = { 'Sucursal (opcional)': '180', 'Número de crédito': '1234567', ...fidel };

const dialog = (page: Page) => page.getByRole('dialog');
const payLoan = (page: Page) => page.getByRole('button', { name: 'Pagar préstamo' });

const pressEscapeThreeTimes = async (page: Page) => {
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
};

async function fillLoanPayment(page: Page): Promise<void> {
  await payLoan(page).click();
  await dialog(page).getByLabel('Importe').fill('10');
  await dialog(page).getByLabel('Cuenta origen').selectOption('ana-nomina');
}

test('Escape does not close a payment dialog, and its button Cancelar still closes it', async ({
  page,
  signIn,
}) => {
  await signIn('ana', LOAN);
  await payLoan(page).click();
  await expect(dialog(page)).toBeVisible();
  await pressEscapeThreeTimes(page);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog(page)).toBeHidden();
  await payLoan(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('a dialog element that has the focus has no outline', async ({ page, signIn }) => {
  await signIn('ana', LOAN);
  await payLoan(page).press('Enter');
  await dialog(page).evaluate((element) => element.focus());
  await expect(dialog(page)).toBeFocused();
  await expect(dialog(page)).toHaveCSS('outline-style', 'none');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the page behind a dialog does not scroll', async ({ page, signIn }) => {
    const root = page.locator('html');
    await signIn('ana', LOAN);
    await expect(root).toHaveCSS('overflow-y', 'scroll');
    await payLoan(page).tap();
    await expect(dialog(page)).toBeVisible();
    await expect(root).toHaveCSS('overflow-y', 'hidden');
    await dialog(page).getByRole('button', { name: 'Cancelar' }).tap();
    await expect(root).toHaveCSS('overflow-y', 'scroll');
  });
});

test('neither Escape nor Back closes a dialog while its payment is in progress @smoke', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', LOAN);
  await fillLoanPayment(page);
  const before = await bank.ledger.balance('ana-nomina');
  await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { delayMs: DELAY_MS } });
  await dialog(page)
    .getByRole('button', { name: /^Pagar/ })
    .click();
  await pressEscapeThreeTimes(page);
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 10_00);
  await expect(page).toHaveURL(new RegExp(`${LOAN}$`));
});

test('Back closes a sheet and keeps the form, and the next Back leaves the page', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', 'hubs/transfers');
  await page.getByRole('link', { name: 'Agregar un crédito' }).click();
  await fillIn(page, loan);
  await pressContinue(page);
  await expect(dialog(page)).toContainText('Firma para guardar');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/credits\/create$/);
  await expect(field(page, 'Alias')).toHaveValue('Plomero');
  await page.goBack();
  await expect(page).toHaveURL(/hubs\/transfers$/);
});

test('leaving a page from a dialog adds no extra history entry, and a reload closes the dialog', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'hubs/transfers');
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: /^A otro banco/ }).click();
  await page.goBack();
  await expect(page).toHaveURL(/hubs\/transfers$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/hubs\/transfers$/);
});

test('five reloads, each as soon as a dialog is painted, stay on the page', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/history');
  await page.goto('hubs/cards');
  for (const _ of [1, 2, 3, 4, 5]) {
    await expect(searchButton(page)).toBeVisible();
    await searchButton(page).evaluate(
      (button: HTMLElement) =>
        new Promise((resolve) => {
          new MutationObserver(() => {
            if (document.querySelector('[role=dialog]')) requestAnimationFrame(resolve);
          }).observe(document, { subtree: true, childList: true, attributes: true });
          button.click();
        }),
    );
    await page.reload();
    await expect(searchButton(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/hubs\/cards$/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/hubs\/history$/);
});

test('a search changed while a dialog is closing keeps its new value', async ({ page, signIn }) => {
  // Simulates a browser whose history navigation is slow.
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (delta) => void setTimeout(() => go(delta), 1000);
  });
  await signIn('ana', 'hubs/transfers');
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  await search.fill('mam');
  await expect(page).toHaveURL(/\?q=mam$/);
  await page.getByRole('button', { name: 'Editar Mamá' }).click();
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog(page)).toBeHidden();
  const back = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true })),
  );
  await search.fill('luis');
  await search.blur();
  await back;
  await expect(page).toHaveURL(/\?q=luis$/);
  await expect(search).toHaveValue('luis');
});
