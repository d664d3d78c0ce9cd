import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/axe';
import { endSessionAtBank } from '../support/browser/session';
import { DELAY_MS, expect, openTab, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { sendButton, tokenField } from '../support/third-parties-interrupted';
import { goToReview, motherTransferPath, signWith, TOKENS } from '../support/third-party';

async function goToSignature(page: Page): Promise<void> {
  await goToReview(page);
  await sendButton(page).click();
  await expect(tokenField(page)).toBeVisible();
}

test('a reload while sending asks first, and then warns that the outcome is unknown', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  await goToSignature(page);
  await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { delayMs: DELAY_MS } });
  await signWith(page, TOKENS.ana);
  await expect(page.getByText('Enviando tu operación...')).toBeVisible();
  const dialogTypes: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogTypes.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(dialogTypes).toEqual(['beforeunload']);
  const warning = page
    .getByRole('alert')
    .filter({ hasText: 'No sabemos si tu última operación se hizo: búscala antes de repetirla.' });
  await expect(warning.getByRole('link', { name: 'Ir a mi historial' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page, 'Transferir a otro banco')).toBeVisible();
  await expect(page.getByLabel('Importe')).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('a reload after an unknown outcome warns too', async ({ page, bank, signIn }) => {
  await signIn('ana', motherTransferPath());
  await goToSignature(page);
  await bank.fault.lostCall().on('thirdParties.execute');
  await signWith(page, TOKENS.ana);
  await expect(page.getByText('No la repitas.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No sabemos si tu última operación se hizo');
});

test('the logged-out page warns of an operation that was being sent when the session ended', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  await goToSignature(page);
  await bank.fault.slow(DELAY_MS).on('thirdParties.execute');
  await signWith(page, TOKENS.ana);
  await expect(page.getByText('Enviando tu operación...')).toBeVisible();
  await endSessionAtBank(page);
  await expect(heading(page, 'Por seguridad, tu sesión finalizó')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('búscala en tu historial antes de repetirla');
});

test('the session warning appears over the token dialog and keeps its state', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('ana', motherTransferPath());
  await goToReview(page);
  await sendButton(page).click();
  await tokenField(page).fill('3182');
  await page.clock.fastForward('04:02');
  const warning = page.getByRole('alertdialog', { name: '¿Sigues ahí?' });
  await warning.getByRole('button', { name: 'Continuar' }).click();
  await expect(warning).toBeHidden();
  await expect(tokenField(page)).toHaveValue('3182');
  await expect(tokenField(page)).toBeFocused();
});

test('two tabs can send the same transfer; a session that ends before signing sends nothing', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  const before = await bank.ledger.balance('ana-nomina');
  const tab = await openTab(page, motherTransferPath());
  // Browsers throttle rendering in background tabs.
  for (const client of [page, tab]) {
    await client.bringToFront();
    await goToReview(client);
    await sendButton(client).click();
    await expect(tokenField(client)).toBeVisible();
  }
  for (const client of [page, tab]) {
    await client.bringToFront();
    await signWith(client, TOKENS.ana);
    await expect(heading(client, 'Transferencia hecha')).toBeVisible();
  }
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2 * 2505_80);

  await page.bringToFront();
  await page.goto(motherTransferPath());
  await goToReview(page);
  await sendButton(page).click();
  await expect(tokenField(page)).toBeVisible();
  await endSessionAtBank(page);
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Por seguridad, tu sesión finalizó')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2 * 2505_80);
});
