import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/axe';
import { endAtBank } from '../support/browser/session';
import { expect, LATE_MS, openTab, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { field, send } from '../support/third-parties-interrupted';
import { signWith, TOKENS, toMother, toReview } from '../support/third-party';

async function toSignature(page: Page): Promise<void> {
  await toReview(page);
  await send(page).click();
  await expect(field(page)).toBeVisible();
}

test('a reload while sending asks first, and then warns that the outcome is unknown', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', toMother());
  await toSignature(page);
  await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { delayMs: LATE_MS } });
  await signWith(page, TOKENS.ana);
  await expect(page.getByText('Enviando tu operación...')).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  const said = page
    .getByRole('alert')
    .filter({ hasText: 'No sabemos si tu última operación se hizo: búscala antes de repetirla.' });
  await expect(said.getByRole('link', { name: 'Ir a mi historial' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page, 'Transferir a otro banco')).toBeVisible();
  await expect(page.getByLabel('Importe')).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('a reload after an unknown outcome warns too', async ({ page, bank, signIn }) => {
  await signIn('ana', toMother());
  await toSignature(page);
  await bank.fault.lostCall().on('thirdParties.execute');
  await signWith(page, TOKENS.ana);
  await expect(page.getByText('No la repitas.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No sabemos si tu última operación se hizo');
});

test('a session that ends while sending says what was being sent on its last page', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', toMother());
  await toSignature(page);
  await bank.fault.slow(LATE_MS).on('thirdParties.execute');
  await signWith(page, TOKENS.ana);
  await expect(page.getByText('Enviando tu operación...')).toBeVisible();
  await endAtBank(page);
  await expect(heading(page, 'Por seguridad, tu sesión finalizó')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('búscala en tu historial antes de repetirla');
});

test('the session warning appears over the token dialog and keeps its state', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('ana', toMother());
  await toReview(page);
  await send(page).click();
  await field(page).fill('3182');
  await page.clock.fastForward('04:02');
  const warning = page.getByRole('alertdialog', { name: '¿Sigues ahí?' });
  await warning.getByRole('button', { name: 'Continuar' }).click();
  await expect(warning).toBeHidden();
  await expect(field(page)).toHaveValue('3182');
  await expect(field(page)).toBeFocused();
});

test('two tabs can send the same transfer; a session that ends before signing sends nothing', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', toMother());
  const before = await bank.ledger.balance('ana-nomina');
  const tab = await openTab(page, toMother());
  // Browsers throttle rendering in background tabs.
  for (const each of [page, tab]) {
    await each.bringToFront();
    await toReview(each);
    await send(each).click();
    await expect(field(each)).toBeVisible();
  }
  for (const each of [page, tab]) {
    await each.bringToFront();
    await signWith(each, TOKENS.ana);
    await expect(heading(each, 'Transferencia hecha')).toBeVisible();
  }
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2 * 2505_80);

  await page.bringToFront();
  await page.goto(toMother());
  await toReview(page);
  await send(page).click();
  await expect(field(page)).toBeVisible();
  await endAtBank(page);
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Por seguridad, tu sesión finalizó')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2 * 2505_80);
});
