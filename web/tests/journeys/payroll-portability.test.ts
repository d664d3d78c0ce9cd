import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import {
  ADMIN,
  CREATE,
  clabes,
  consentBox,
  fill,
  fillBirthdate,
  goToReview,
  numberField,
  PORTABILITY,
  request,
  requestButton,
  stages,
} from '../support/payroll-portability';
import { field } from '../support/recipients';
import { signedTexts, signWith, TOKENS } from '../support/third-party';

test('requests a payroll portability, signs it, shows its receipt and its progress until it is accepted', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('luis', PORTABILITY);
  await page.getByRole('link', { name: 'Pedir portabilidad' }).click();

  await step('validates while typing', async () => {
    await field(page, '¿Qué banco te paga hoy tu nómina?').selectOption('BBVA México');
    await numberField(page).fill(clabes.usual);
    await expect(page.getByText('18 dígitos, corresponde a BBVA México').first()).toBeVisible();
    // The only account is preselected.
    await expect(field(page, 'Quieres recibirla en')).toHaveValue('luis-cheques');
    await fillBirthdate(page, ['7', 'febrero', '1990']);
    await consentBox(page).check();
    await expectAccessible(page);
    await pressContinue(page);
  });

  await step('shows the review, takes the signature and shows the receipt', async () => {
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await expect(page).toHaveURL(/\/portable-payroll\/create\/confirm$/);
    await expect(shownValue(page, 'Banco que te paga hoy')).toHaveText('BBVA México');
    await expect(shownValue(page, 'CLABE')).toHaveText('012 180 01548872365 3');
    await expect(shownValue(page, 'Fecha de nacimiento')).toHaveText('07 feb 1990');
    await expect(shownValue(page, 'Respuesta a más tardar')).toHaveText('lun 07 dic 2026');
    await expectAccessible(page);
    await requestButton(page).click();
    await expect(signedTexts(page)).toHaveText([
      'Pedir portabilidad en Cuenta Cenzontle •••• 4107',
      'Banco que te paga hoy',
      'BBVA México',
      'CLABE',
      '012 180 01548872365 3',
      'Cuenta que recibe',
      'Cuenta Cenzontle •••• 4107',
    ]);
    await signWith(page, '285713');
    await expect(heading(page, 'Portabilidad solicitada')).toBeFocused();
    await expect(page).toHaveURL(/\/portable-payroll\/create\/receipt/);
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, 'Portabilidad solicitada')).toBeVisible();
    await expect(shownValue(page, 'Cuenta que recibe')).toContainText('•••• 4107');
  });

  await step('shows the progress by date', async () => {
    await page.goto(PORTABILITY);
    await expect(request(page)).toContainText('Empieza el 24 nov');
    await expect(stages(page)).toHaveText([
      /^Solicitadalun 23 nov 2026, 09:30 horas/,
      /^En procesomar 24 nov 2026/,
      /^Aceptada o rechazadaa más tardar lun 07 dic 2026/,
    ]);
    await bank.clock.advance('P1D');
    await page.reload();
    await expect(request(page)).toContainText('Hoy, día hábil 1 de 10');
    await expect(stages(page).nth(1)).toContainText('mar 24 nov 2026, 09:30 horas');
    await expectAccessible(page);
    await bank.clock.advance('P7D');
    await page.reload();
    await expect(request(page)).toContainText('Tu sueldo llega desde ellun 30 nov 2026');
    await expect(stages(page).last()).toHaveText(/^Aceptadalun 30 nov 2026, 12:00 horas/);
    await expect(page.getByRole('link', { name: 'Cancelar solicitud' })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('an empty list explains the service and how to start', async ({ page, signIn }) => {
  await signIn('luis', PORTABILITY);
  await expect(page.getByRole('heading', { name: 'Recibe tu sueldo en Cenzontle' })).toBeVisible();
  await expect(page.getByText('No cuesta nada')).toBeVisible();
  await expectAccessible(page);
});

test('the demo data has a pending and a rejected request', async ({ page, signIn }) => {
  await signIn('ana', PORTABILITY);
  await expect(request(page)).toHaveCount(1);
  await expect(request(page)).toContainText('En proceso');
  await expect(request(page)).toContainText('Hoy, día hábil 4 de 10');
  const pastRequests = page.getByRole('region', { name: 'Solicitudes anteriores' });
  await expect(pastRequests).toContainText('La cuenta no es de nómina.');
  await pastRequests.getByRole('link', { name: /^Corregir y pedir de nuevo/ }).click();
  await expect(numberField(page)).toHaveValue('012 180 00000009912 3');
  await page.goBack();
  await pastRequests.getByRole('link', { name: /^Ver comprobante/ }).click();
  await expect(heading(page, 'Portabilidad rechazada')).toBeVisible();
  await expect(shownValue(page, 'Motivo')).toHaveText('La cuenta no es de nómina.');
  await expect(page.getByText('Tu sueldo sigue llegando como hasta ahora.')).toBeVisible();
});

test('lists the accepted request first, even after a later cancellation', async ({ page, bank, signIn }) => {
  await bank.fixture('payroll-portability.answered', 'ana', { request: 'ana-portabilidad' });
  await signIn('ana', CREATE);
  await goToReview(page);
  await requestButton(page).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Portabilidad solicitada')).toBeVisible();
  await page.goto(PORTABILITY);
  await page.getByRole('link', { name: 'Cancelar solicitud' }).click();
  await pressContinue(page);
  await page.getByRole('button', { name: 'Cancelar solicitud' }).click();
  await expect(heading(page, 'Portabilidad cancelada')).toBeVisible();
  await page.goto(PORTABILITY);
  await expect(request(page)).toHaveCount(1);
  await expect(request(page)).toContainText('Tu sueldo llega desde ellun 23 nov 2026');
  await expect(page.getByRole('region', { name: 'Solicitudes anteriores' })).toContainText('Cancelada');
});

test('each field shows its own error', async ({ page, signIn }) => {
  await signIn('ana', CREATE);
  await pressContinue(page);
  const summary = page.getByRole('alert');
  for (const message of [
    'Elige el banco que te paga hoy.',
    'Escribe la CLABE.',
    'Elige la cuenta que recibirá tu nómina.',
    'Escribe tu fecha de nacimiento.',
    'Autoriza la solicitud para continuar.',
  ])
    await expect(summary).toContainText(message);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Escribe tu fecha de nacimiento.' }).click();
  await expect(field(page, 'Día')).toBeFocused();

  await fill(page);
  const error = page.locator('#number-error');
  for (const [value, message] of [
    ['0121800154887', 'La CLABE tiene 18 dígitos; escribiste 13.'],
    ['012180015488723654', 'Revisa los 18 dígitos: el último no corresponde a los demás.'],
    ['014180000000099118', 'Esta CLABE es de Santander, no de BBVA México.'],
  ] as const) {
    await numberField(page).fill(value);
    await pressContinue(page);
    await expect(error).toHaveText(message);
  }
  await page.getByRole('radio', { name: 'Tarjeta de débito' }).check();
  await expect(numberField(page)).toHaveValue('');
  for (const [value, message] of [
    ['4109 8700', 'La tarjeta tiene 16 dígitos; escribiste 8.'],
    ['4109870011211181', 'Revisa los 16 dígitos: el último no corresponde a los demás.'],
  ] as const) {
    await numberField(page).fill(value);
    await pressContinue(page);
    await expect(error).toHaveText(message);
  }
  await numberField(page).fill('4109 8700 1121 1180');
  await expect(error).toHaveCount(0);

  const birthdateError = page.locator('#day-error');
  for (const [date, message] of [
    [['31', 'febrero', '1990'], 'Verifica tu fecha de nacimiento.'],
    [['1', 'enero', '1890'], 'Verifica tu fecha de nacimiento.'],
    [['24', 'noviembre', '2008'], 'Debes ser mayor de edad para pedir la portabilidad.'],
  ] as const) {
    await fillBirthdate(page, date);
    await pressContinue(page);
    await expect(birthdateError).toHaveText(message);
  }
  await fillBirthdate(page, ['23', 'noviembre', '2008']);
  await pressContinue(page);
  await expect(shownValue(page, 'Tarjeta de débito')).toHaveText('4109 8700 1121 1180');
});

test('rejects a second request for the same account at its field', async ({ page, signIn }) => {
  await signIn('ana', CREATE);
  await fill(page, '012180015488723640');
  await pressContinue(page);
  await expect(page.locator('#number-error')).toHaveText(
    'Ya tienes una solicitud abierta para esta cuenta. Consulta su estatus.',
  );
});

test('a rejected request can be corrected with its previous values', async ({ page, bank, signIn }) => {
  await signIn('ana', CREATE);
  await goToReview(page, clabes.rejected);
  await requestButton(page).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Portabilidad solicitada')).toBeVisible();
  await bank.clock.advance('P14D');
  await page.goto(PORTABILITY);
  await expect(request(page).first()).toContainText('La cuenta no está a tu nombre.');
  await expect(request(page).last()).toContainText('Tu sueldo llega desde el');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Corregir y pedir de nuevo', exact: true }).click();
  await expect(numberField(page)).toHaveValue('012 180 00000009913 6');
  await expect(field(page, '¿Qué banco te paga hoy tu nómina?')).toHaveValue('012');
  await expect(field(page, 'Quieres recibirla en')).toHaveValue('ana-nomina');
  await expect(field(page, 'Día')).toHaveValue('14');
  await expect(field(page, 'Mes')).toHaveValue('03');
  await expect(field(page, 'Año')).toHaveValue('1991');
  await expect(consentBox(page)).not.toBeChecked();
  await numberField(page).fill(clabes.usual);
  await consentBox(page).check();
  await pressContinue(page);
  await expect(shownValue(page, 'CLABE')).toHaveText('012 180 01548872365 3');
});

test('a pending request is cancelled without a signature', async ({ page, signIn }) => {
  await signIn('ana', PORTABILITY);
  await page.getByRole('link', { name: 'Cancelar solicitud' }).click();
  await expect(heading(page, 'Cancelar una solicitud')).toBeVisible();
  await expect(field(page, '¿Qué solicitud cancelas?')).toHaveValue('ana-portabilidad');
  await expectAccessible(page);
  await pressContinue(page);
  await expect(shownValue(page, 'Cuenta que te paga hoy')).toHaveText('BBVA México •••• 3640');
  await expect(page).toHaveURL(/\/portable-payroll\/admin\/confirm$/);
  await page.getByRole('button', { name: 'Cancelar solicitud' }).click();
  await expect(heading(page, 'Portabilidad cancelada')).toBeFocused();
  await expect(page).toHaveURL(/\/portable-payroll\/admin\/receipt/);
  await expect(shownValue(page, 'Cancelada el')).toHaveText('23 nov 2026');
  await expectAccessible(page);
  await page.goto(PORTABILITY);
  await expect(request(page)).toContainText('Cancelada');
  await expect(page.getByRole('link', { name: 'Cancelar solicitud' })).toHaveCount(0);
  await page.goto(ADMIN);
  await expect(page.getByText('No tienes solicitudes abiertas que se puedan cancelar.')).toBeVisible();
  await pressContinue(page);
  await expect(page.locator('#request-error')).toHaveText('Elige la solicitud que cancelas.');
});

test('a request without an answer in time shows the phone number', async ({ page, bank, signIn }) => {
  await bank.fixture('payroll-portability.exists', 'luis', {
    account: 'luis-cheques',
    clabe: clabes.silent,
  });
  await bank.clock.advance('P14D');
  await signIn('luis', PORTABILITY);
  await expect(request(page)).toContainText('Hoy, día hábil 10 de 10');
  await expect(page.getByText('Fuera de plazo')).toHaveCount(0);
  await bank.clock.advance('P1D');
  await page.reload();
  await expect(request(page)).toContainText('Fuera de plazo');
  await expect(request(page)).toContainText('debió responder a más tardar ellun 07 dic 2026');
  await expect(request(page)).toContainText('El plazo terminó');
  await expect(request(page)).toContainText('BBVA México no respondió a tiempo. Llámanos al (55) 0000 0000');
  await expect(page.getByRole('link', { name: 'Cancelar solicitud' })).toBeVisible();
  await expectAccessible(page);
});
