import { expect, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { sendButton } from '../support/third-parties-interrupted';
import { goToReview, motherTransferPath, people, person, signWith, TOKENS } from '../support/third-party';

/* The bank may lose the operation of an open form, as after a restart or a restored backup. */

test('an operation that the bank lost is set up again with the typed values', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTransferPath({ concept: '' }));
  await page.getByLabel('Importe').fill('1,234.50');
  await page.getByLabel('Concepto').fill('Gasto de la casa');
  await bank.reset();
  const before = await bank.ledger.balance('ana-nomina');
  await goToReview(page);
  await expect(shownValue(page, 'Cuenta destino')).toContainText('Mamá');
  await expect(shownValue(page, 'Concepto')).toContainText('Gasto de la casa');
  await page.getByRole('button', { name: 'Transferir $1,234.50 MXN' }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 1234_50 - 5_80);
});

test('a removed recipient must be chosen again, and the other values stay', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  await expect(person(page, 'Mamá')).toBeChecked();
  const ana = await bank.customer('ana');
  await ana.signed((api) => api.recipients.remove({ params: { recipientKey: 'ana-mama' } }));
  await pressContinue(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Cambió en el banco. Elige a quién le transfieres.');
  await expect(alert).toBeFocused();
  await expect(person(page, 'Mamá')).toHaveCount(0);
  await expect(page.getByLabel('Importe')).toHaveValue('2,500.00');
  await expect(page.getByLabel('Concepto')).toHaveValue('Gasto de la casa');
  await people(page).getByRole('radio').first().check();
  await goToReview(page);
});

test('an operation lost at the review returns to the form with its values', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', motherTransferPath());
  await goToReview(page);
  await bank.reset();
  await sendButton(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'No encontramos lo que buscas' });
  await expect(dialog).toContainText('No se hizo ningún cargo a tu cuenta.');
  await dialog.getByRole('button', { name: 'Volver a los datos' }).click();
  await expect(page.getByLabel('Concepto')).toHaveValue('Gasto de la casa');
  await goToReview(page);
  await sendButton(page).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
});
