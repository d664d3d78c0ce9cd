import type { Page } from '@playwright/test';
import type { Bank } from '#bank/package/sandbox';
import { expect, test } from '../support/browser/test';
import { FORM, goToReview as goToOwnReview, heading, sendButton } from '../support/own-transfer';
import { CREATE, goToReview as goToRecipientReview, saveButton } from '../support/recipients';
import { goToReview, motherTransferPath, signWith, TOKENS } from '../support/third-party';

/**
 * Sends the next call to a path twice, as browsers do when a connection closes before the first byte of a
 * response. The bank executes the first; the page receives the response to the second.
 */
const sendTwice = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.continue();
    },
    { times: 1 },
  );

const calls = async (bank: Bank, method: string, path: string) =>
  (await bank.requests()).filter((call) => call.method === method && call.path.endsWith(path));

test.describe('a request that the browser sends twice', () => {
  test('moves money between own accounts once', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await goToOwnReview(page);
    const before = await bank.ledger.count();
    await sendTwice(page, '/execute');
    await sendButton(page).click();
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    expect(await calls(bank, 'POST', '/execute')).toHaveLength(2);
    expect(await bank.ledger.count()).toBe(before + 1);
  });

  test('moves money once in a signed transfer', async ({ page, bank, signIn }) => {
    await signIn('ana', motherTransferPath());
    const before = await bank.ledger.balance('ana-nomina');
    await goToReview(page);
    await page.getByRole('button', { name: 'Transferir $2,500.00 MXN' }).click();
    await expect(page.getByLabel('Clave de seguridad')).toBeVisible();
    await sendTwice(page, '/execute');
    await signWith(page, TOKENS.ana);
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    expect(await calls(bank, 'POST', '/execute')).toHaveLength(3);
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2505_80);
  });

  test('changes a limit without a second signature', async ({ page, bank, signIn }) => {
    await signIn('ana', 'settings/web/limits/admin');
    await page.getByLabel('Otros bancos', { exact: true }).fill('3,000');
    await goToReview(page);
    await page.getByRole('button', { name: 'Cambiar 1 límite' }).click();
    await expect(page.getByLabel('Clave de seguridad')).toBeVisible();
    await sendTwice(page, '/limits');
    await signWith(page, TOKENS.ana);
    await expect(heading(page, 'Límites actualizados')).toBeVisible();
    expect(await calls(bank, 'PUT', '/limits')).toHaveLength(3);
  });

  test('saves an account without a duplicate error', async ({ page, bank, signIn }) => {
    await signIn('ana', CREATE);
    await goToRecipientReview(page);
    const before = await calls(bank, 'POST', '/recipients');
    await sendTwice(page, '/recipients');
    await saveButton(page).click();
    await expect(heading(page, 'Cuenta guardada')).toBeVisible();
    expect(await calls(bank, 'POST', '/recipients')).toHaveLength(before.length + 2);
  });
});
