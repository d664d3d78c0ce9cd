import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import {
  addLightDebit,
  CARD,
  CREATE,
  CREATE_LIGHT_DEBIT,
  debitButton,
  goToForm,
  goToReview,
  LIST,
  medium,
  NOMINA,
  rows,
  switchOf,
} from '../support/preauthorized-payments';
import { field, sign } from '../support/recipients';
import { signedTexts } from '../support/third-party';

test('creates a direct debit from the debit card of an account', async ({ page, signIn }) => {
  await signIn('ana', CREATE_LIGHT_DEBIT);
  await goToReview(page, CARD);
  await expect(shownValue(page, 'Se cobra de')).toContainText(`${CARD}De ${NOMINA}`);
  await debitButton(page).click();
  await expect(signedTexts(page)).toHaveText([
    'Domiciliar Luz del Altiplano de Tarjeta de débito •••• 8482',
    'Número de servicio',
    '640 028 119 904',
  ]);
  await sign(page);
  await expect(shownValue(page, 'Se cobra de')).toHaveText(CARD);
  await page.goto(LIST);
  await expect(rows(page, CARD)).toHaveCount(2);
});

test('a saved service fills in company and number, and another company also requires an RFC', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${CREATE}?payee=ana-agua-estudio`);
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
    /Agua y Drenaje de la Sierra/,
  );
  await goToForm(page);
  await expect(field(page, 'NIS o referencia')).toHaveValue(/\d{7,}/);

  await step('choosing another company clears the fields', async () => {
    await page.getByRole('link', { name: 'Paso anterior' }).click();
    await page.getByRole('button', { name: /^Cambiar/ }).click();
    await page.getByRole('searchbox').fill('alameda');
    await page.getByRole('radio', { name: 'Universidad Alameda' }).check();
    await goToForm(page);
    await expect(field(page, 'Matrícula')).toHaveValue('');
  });

  await step('rejects an incomplete RFC', async () => {
    await field(page, 'Matrícula').fill('A01274556');
    await field(page, 'RFC del pagador').fill('XAXX01');
    await field(page, 'Semestre').fill('3');
    await field(page, 'Colegiatura').fill('3850');
    await page.getByRole('button', { name: /^Fecha de la colegiatura/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '30 nov 2026' }).click();
    await medium(page, NOMINA).check();
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('RFC del pagador:');
    await field(page, 'RFC del pagador').fill('HEAL850315AB1');
    await pressContinue(page);
    await expect(shownValue(page, 'RFC del pagador')).toHaveText('HEAL850315AB1');
  });
});

test('shows a duplicate number at its field', async ({ page, bank, signIn }) => {
  await signIn('ana', CREATE_LIGHT_DEBIT);
  await addLightDebit(bank);
  await goToForm(page);
  await medium(page, NOMINA).check();
  await pressContinue(page);
  await expect(page.getByRole('alert')).toContainText('Ya tienes registrado este número');
  await expect(field(page, 'Número de servicio')).toHaveAccessibleDescription(
    /Ya tienes registrado este número/,
  );
  await expectAccessible(page);
});

test('rejects a card disabled meanwhile at its field, and does not offer a disabled card', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', CREATE_LIGHT_DEBIT);
  await goToForm(page);
  await medium(page, CARD).check();
  await bank.fixture('preauthorized-payments.disabled', 'ana', { account: 'ana-nomina', medium: 'DEBIT' });
  await pressContinue(page);
  await expect(page.getByRole('alert')).toContainText('Los cargos a esta tarjeta están desactivados.');

  await page.goto(CREATE_LIGHT_DEBIT);
  await goToForm(page);
  await expect(medium(page, CARD)).toBeDisabled();
  await medium(page, NOMINA).check();
  await page.getByRole('link', { name: 'Activar una cuenta o tarjeta' }).click();
  await expect(heading(page, 'Activar o desactivar cargos')).toBeFocused();
  await switchOf(page, CARD).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activar' }).click();
  await expect(switchOf(page, CARD)).toBeChecked();
  await page.goBack();
  await goToForm(page);
  await expect(field(page, 'Número de servicio')).toHaveValue('640 028 119 904');
  await expect(medium(page, NOMINA)).toBeChecked();
  await expect(medium(page, CARD)).toBeEnabled();
});

test('shows an error about another customer in a dialog', async ({ page, bank, signIn }) => {
  await signIn('ana', CREATE_LIGHT_DEBIT);
  await goToForm(page);
  await medium(page, NOMINA).check();
  await bank.fault.rule({ match: { path: '/validations' }, times: 1, then: { code: 'CZ_OTHER_CUSTOMER' } });
  await pressContinue(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('No se domicilió el pago.');
  await expect(dialog).toContainText('CZ_OTHER_CUSTOMER');
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(heading(page, 'Captura los datos')).toBeVisible();
});

test('after a lost response, resends an unsigned request and looks up a signed request', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', CREATE_LIGHT_DEBIT);
  await goToReview(page);
  const lostResponse = {
    match: { path: '/confirmations' },
    times: 1,
    then: { kind: 'drop-after-commit' },
  } as const;
  await bank.fault.rule(lostResponse);
  await debitButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByLabel('Clave de seguridad')).toBeVisible();
  await bank.fault.rule(lostResponse);
  await sign(page);
  await expect(heading(page, 'Domiciliación creada')).toBeVisible();
  await page.goto(LIST);
  await expect(rows(page, NOMINA)).toHaveCount(2);
});

test('does not claim that nothing was created when the receipt fails to load', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', CREATE_LIGHT_DEBIT);
  await goToReview(page);
  await debitButton(page).click();
  await expect(page.getByLabel('Clave de seguridad')).toBeVisible();
  await bank.fault.rule({ match: { path: '/receipt' }, times: 2, then: { status: 500 } });
  await sign(page);
  await expect(heading(page, 'No recibimos la respuesta del banco')).toBeVisible();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(heading(page, 'Domiciliación creada')).toBeVisible();
  await page.goto(LIST);
  await expect(rows(page, NOMINA)).toHaveCount(2);
});

test('later steps opened directly redirect to the form; Back and Cambiar keep the values', async ({
  page,
  signIn,
}) => {
  for (const step of ['confirm', 'receipt', 'data']) {
    await signIn('ana', `${CREATE}/${step}`);
    await expect(heading(page, 'Domiciliar un pago')).toBeVisible();
    await expect(page).toHaveURL(/\/create$/);
  }
  await page.goto(CREATE_LIGHT_DEBIT);
  await goToReview(page);
  await page.goBack();
  await expect(field(page, 'Número de servicio')).toHaveValue('640 028 119 904');
  await expect(medium(page, NOMINA)).toBeChecked();
  await page.goForward();
  await page.getByRole('link', { name: 'Cambiar Se cobra de' }).click();
  await expect(medium(page, NOMINA)).toBeFocused();
  await medium(page, CARD).check();
  await pressContinue(page);
  await expect(shownValue(page, 'Se cobra de')).toContainText(CARD);
  await page.reload();
  await expect(heading(page, 'Domiciliar un pago')).toBeVisible();
});

test('a customer without a token or a cheque account cannot start', async ({ page, signIn }) => {
  await signIn('diego', CREATE);
  await expect(heading(page, 'Necesitas un token')).toBeVisible();
  await signIn('elena', CREATE_LIGHT_DEBIT);
  await expect(heading(page, 'Necesitas una cuenta de cheques')).toBeVisible();
});
