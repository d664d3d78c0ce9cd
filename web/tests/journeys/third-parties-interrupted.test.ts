import { expectAccessible } from '../support/dom/axe';
import { DELAY_MS, expect, step, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { sendButton, tokenDialog, tokenField } from '../support/third-parties-interrupted';
import { chooseRecipient, goToReview, motherTransferPath, signWith, TOKENS } from '../support/third-party';

const SIGNATURE = '/signers/0/signature';

test('invalid URL parameters leave the form empty, and invalid paths are not found', async ({
  page,
  signIn,
}) => {
  await signIn(
    'ana',
    'third-parties/spei?from_account=%3Cb%3E&to_account=..%2F..&amount=1e9&concept=%00&x[]=1',
  );
  await expect(page.getByLabel('Cuenta origen')).toHaveValue('');
  await expect(page.getByLabel('Importe')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Así queda' })).toContainText(/Total\s*\$0\.00 MXN/);
  await pressContinue(page);
  await expect(page.getByRole('alert')).toContainText('Escribe el importe');
  for (const path of ['third-parties/spei/nada', 'third-parties/otros', 'third-parties']) {
    await page.goto(path);
    await expect(heading(page, 'Página no encontrada.')).toBeVisible();
  }
});

test('Back while sending keeps the progress, and the receipt follows', async ({ page, bank, signIn }) => {
  await signIn('ana', motherTransferPath());
  await goToReview(page);
  await expect(page.getByText(/^Con la comisión pagas \$[\d,.]+ MXN\. Te pediremos tu clave/)).toBeVisible();
  await sendButton(page).click();
  await expect(tokenField(page)).toBeVisible();
  await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { delayMs: DELAY_MS } });
  await signWith(page, TOKENS.ana);
  const progress = page.getByText('Enviando tu operación...');
  await expect(progress).toBeVisible();
  await page.goBack();
  await expect(progress).toBeVisible();
  await expect(tokenField(page)).toHaveCount(0);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
});

test('a double click counts once, and a signature that hangs can be cancelled', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  const before = await bank.ledger.balance('ana-nomina');
  await bank.fault.rule({ match: { method: 'PUT' }, times: 1, then: { delayMs: DELAY_MS } });
  await page.getByRole('button', { name: 'Continuar' }).dblclick();
  await expect(page.getByRole('button', { name: 'Enviando...' })).toHaveAttribute('aria-disabled', 'true');
  await expect(sendButton(page)).toBeVisible();
  expect((await bank.requests()).filter(({ method }) => method === 'PUT')).toHaveLength(1);

  await bank.fault.rule({ match: { path: SIGNATURE }, times: 1, then: { kind: 'hang' } });
  await sendButton(page).click();
  await signWith(page, TOKENS.ana);
  await expect(page.getByRole('button', { name: 'Firmando...' })).toBeVisible();
  await tokenDialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(sendButton(page)).toBeFocused();
  await sendButton(page).click();
  await expect(tokenField(page)).toHaveValue('');
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2505_80);
});

test('a request lost before signing moves nothing and is sent again unchanged', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  const before = await bank.ledger.balance('ana-nomina');
  await goToReview(page);
  await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-before' } });
  await sendButton(page).click();
  const errorDialog = page.getByRole('alertdialog', { name: 'No pudimos pedir tu firma' });
  await expect(errorDialog).toContainText('No se hizo ningún cargo a tu cuenta.');
  await expect(page.getByText('No la repitas')).toHaveCount(0);
  await expectAccessible(page);
  await errorDialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(tokenDialog(page)).toContainText('Total a cargo$2,505.80 MXN');
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2505_80);
  const [first, second, ...others] = (await bank.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/execute'),
  );
  expect(first?.path).toBe(second?.path);
  expect(others.length).toBeLessThanOrEqual(1);
});

test('Back and Forward keep the form, a reload empties it, and nothing is sent', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  const before = await bank.ledger.count();
  await goToReview(page);

  await step('Back and Forward between the form and the review keep both', async () => {
    await page.goBack();
    await expect(page.getByLabel('Importe')).toHaveValue('2,500.00');
    await page.goForward();
    await expect(sendButton(page)).toBeVisible();
  });

  await step('Back closes the token dialog, and the next Back returns to the form', async () => {
    await sendButton(page).click();
    await expect(tokenField(page)).toBeFocused();
    await page.goBack();
    await expect(tokenDialog(page)).toBeHidden();
    await expect(sendButton(page)).toBeFocused();
    await page.goBack();
    await expect(page.getByLabel('Concepto')).toHaveValue('Gasto de la casa');
  });

  await step('changing the recipient after the review signs a new operation', async () => {
    await chooseRecipient(page, 'Renta del estudio');
    await goToReview(page);
    await expect(shownValue(page, 'Cuenta destino')).toContainText('Renta del estudio');
    await sendButton(page).click();
    await expect(tokenDialog(page)).toContainText('Transferir $2,500.00 MXN a Ernesto Luján Cárdenas');
    await page.keyboard.press('Escape');
    await expect(sendButton(page)).toBeFocused();
  });

  await step('a reload of the review restarts at the form', async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/third-parties\/spei$/);
    await expect(page.getByLabel('Importe')).toHaveValue('');
  });
  expect(await bank.ledger.count()).toBe(before);
});
