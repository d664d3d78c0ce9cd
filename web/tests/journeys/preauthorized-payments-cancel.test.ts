import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import {
  addDirectDebit,
  addLightDebit,
  CANCEL,
  CANCEL_CABLE_DEBIT,
  CANCEL_INTERNET_DEBIT,
  CARD,
  cancelButton,
  countCalls,
  goToCancelReview,
  group,
  LIST,
  NOMINA,
  rows,
} from '../support/preauthorized-payments';
import { clickTwice } from '../support/twice';

const STOPPED_CHARGES = 'Lo que ya no se pagará solo';

test('cancels every direct debit of a company', async ({ page, bank, signIn }) => {
  await addDirectDebit(bank, { merchant: 'cable-ixtle', reference: '77001122', account: 'ana-nomina' });
  await signIn('ana', CANCEL_CABLE_DEBIT);
  await page.getByRole('radio', { name: 'Cable Ixtle en todas tus cuentas y tarjetas' }).check();
  await expect(rows(page, STOPPED_CHARGES)).toHaveCount(2);
  await goToCancelReview(page);
  await page.getByRole('button', { name: 'Cancelar 2 domiciliaciones' }).click();
  await expect(heading(page, 'Domiciliación cancelada')).toBeVisible();
  expect(await countCalls(bank, 'DELETE', '/company')).toBe(1);
  await expect(page.getByText('de Cable Ixtle')).toBeVisible();
  await expect(shownValue(page, 'Cable Ixtle •••• 9903')).toContainText(`20839903${CARD}`);
  await expect(shownValue(page, 'Cable Ixtle •••• 1122')).toContainText(`77001122${NOMINA}`);
  await page.goto(LIST);
  await expect(rows(page, NOMINA)).toHaveText([/Internet Quetzal/]);
});

test('looks up a lost response: cancels once', async ({ page, bank, signIn }) => {
  await signIn('ana', CANCEL_INTERNET_DEBIT);
  await goToCancelReview(page);
  await bank.fault.rule({ match: { path: '/account-debit' }, times: 1, then: { kind: 'drop-after-commit' } });
  await cancelButton(page).click();
  await expect(heading(page, 'Domiciliación cancelada')).toBeVisible();
  await page.goto(LIST);
  await expect(rows(page, 'Canceladas')).toHaveCount(1);
});

test('a request that was not delivered can be sent again', async ({ page, bank, signIn }) => {
  await signIn('ana', CANCEL_INTERNET_DEBIT);
  await goToCancelReview(page);
  await bank.fault.rule({ match: { path: '/account-debit' }, times: 1, then: { kind: 'drop-before' } });
  await cancelButton(page).click();
  await expect(heading(page, 'No recibimos la respuesta del banco')).toBeVisible();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(heading(page, 'Domiciliación cancelada')).toBeVisible();
});

test('states that nothing was cancelled when the bank does not find the direct debit', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', CANCEL_INTERNET_DEBIT);
  await goToCancelReview(page);
  await bank.fault.rule({ match: { path: '/account-debit' }, times: 1, then: { code: 'CZ_NOT_FOUND' } });
  await cancelButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('No se canceló nada: tus domiciliaciones siguen igual.');
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(cancelButton(page)).toBeVisible();
});

test('without a key in the URL offers all direct debits, or shows the list when there are none', async ({
  page,
  signIn,
}) => {
  for (const step of ['confirm', 'receipt']) {
    await signIn('ana', `${CANCEL}/${step}`);
    await expect(page).toHaveURL(/\/cancel$/);
  }
  await pressContinue(page);
  await expect(page.getByRole('alert')).toContainText('Elige qué domiciliación cancelas.');
  await page.getByLabel('¿Cuál quieres cancelar?').selectOption({ label: `Cable Ixtle •••• 9903 · ${CARD}` });
  await expect(rows(page, STOPPED_CHARGES)).toHaveText([/Cable Ixtle/]);
  await goToCancelReview(page);
  await page.reload();
  await expect(heading(page, 'Cancelar domiciliación')).toBeVisible();
  await signIn('carmen', CANCEL);
  await expect(heading(page, 'Domiciliaciones')).toBeVisible();
});

test('cancels the direct debit of a company, and lists the stopped charges on the form and on the receipt', async ({
  page,
  bank,
  signIn,
}) => {
  await addLightDebit(bank);
  await signIn('ana', LIST);
  await page.getByRole('link', { name: 'Cancelar Internet Quetzal •••• 0550' }).click();
  await expect(heading(page, 'Cancelar domiciliación')).toBeFocused();

  await step('lists only the selected direct debits', async () => {
    await expect(page.getByRole('radio', { name: 'Solo Internet Quetzal' })).toBeChecked();
    await expect(rows(page, STOPPED_CHARGES)).toHaveText([
      /Internet Quetzal •••• 0550El cargo del 04 dic 2026 y los que siguen\$649.00 MXN/,
    ]);
    await expect(page.getByText('Siguen igual: Cable Ixtle y Luz del Altiplano.')).toBeVisible();
    await expect(page.getByText('Aplica en tres días hábiles a más tardar: el 26 nov 2026.')).toBeVisible();
    await expectAccessible(page);
  });

  await step('focuses the button that keeps the direct debits, and changes nothing on Back', async () => {
    await goToCancelReview(page);
    await expect(page.getByRole('button', { name: 'Conservarla' })).toBeFocused();
    await expect(shownValue(page, 'Internet Quetzal')).toContainText(
      'El cargo del 04 dic 2026 y los que siguen',
    );
    await expectAccessible(page);
    await page.goBack();
    await goToCancelReview(page);
    expect(await countCalls(bank, 'DELETE', '/account-debit')).toBe(0);
  });

  await step('cancels once, and the receipt survives a reload', async () => {
    await clickTwice(bank, cancelButton(page), 'DELETE');
    await expect(heading(page, 'Domiciliación cancelada')).toBeFocused();
    await expect(shownValue(page, 'Cargo que ya no se hace')).toContainText('04 dic 2026');
    expect(await countCalls(bank, 'DELETE', '/account-debit')).toBe(1);
    await page.reload();
    await expect(heading(page, 'Domiciliación cancelada')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver mis domiciliaciones' }).click();
    await expect(rows(page, NOMINA)).toHaveCount(1);
    await expect(rows(page, 'Canceladas')).toHaveText([/Internet Quetzal.*Cancelada el 23 nov 2026/]);
    await expectAccessible(page);
  });
});

test('cancels all direct debits of a card', async ({ page, bank, signIn }) => {
  await addLightDebit(bank, { medium: 'DEBIT' });
  await signIn('ana', CANCEL_CABLE_DEBIT);
  await page.getByRole('radio', { name: `Todas las de ${CARD}` }).check();
  await expect(rows(page, STOPPED_CHARGES)).toHaveCount(2);
  await goToCancelReview(page);
  await expect(page.getByRole('button', { name: 'Conservarlas' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancelar 2 domiciliaciones' }).click();
  await expect(heading(page, 'Domiciliación cancelada')).toBeVisible();
  await expect(page.getByText('de 2 empresas')).toBeVisible();
  await page.goto(LIST);
  await expect(group(page, NOMINA)).toBeVisible();
  await expect(group(page, CARD)).toHaveCount(0);
});

test('retries with a new nonce when another tab has used the first nonce', async ({ page, bank, signIn }) => {
  await signIn('ana', CANCEL_INTERNET_DEBIT);
  await goToCancelReview(page);
  await bank.fault.rule({ match: { path: '/account-debit' }, times: 1, then: { code: 'CZ_NONCE_REUSED' } });
  await cancelButton(page).click();
  await expect(heading(page, 'Domiciliación cancelada')).toBeVisible();
  expect(await countCalls(bank, 'DELETE', '/account-debit')).toBe(2);
});
