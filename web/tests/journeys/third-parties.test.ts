import { expect, step, test } from '../support/dom/journey';
import { greeting } from '../support/home';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import {
  chooseRecipient,
  goToReview,
  motherTransferPath,
  people,
  person,
  signWith,
  TOKENS,
} from '../support/third-party';

test('transfers inside the bank, to a card and to a credit have no commission', async ({
  page,
  bank,
  signIn,
}) => {
  const send = async (path: string, button: string, done: string) => {
    await page.goto(path);
    await goToReview(page);
    await expect(shownValue(page, 'Comisión')).toHaveText('Sin comisión');
    await page.getByRole('button', { name: button }).click();
    await signWith(page, TOKENS.ana);
    await expect(heading(page, done)).toBeVisible();
  };
  await signIn('ana');
  const [ana, luis] = [await bank.ledger.balance('ana-nomina'), await bank.ledger.balance('luis-cheques')];
  const query = 'from_account=ana-nomina&amount=300';
  await send(
    `third-parties/same-bank?to_account=ana-luis&concept=Cena&${query}`,
    'Transferir $300.00 MXN',
    'Transferencia hecha',
  );
  await send(`transfers/third-parties/cards?to_account=ana-visa&${query}`, 'Pagar $300.00 MXN', 'Pago hecho');
  await send(
    `third-parties/credits?to_account=ana-credito-hermano&${query}`,
    'Pagar $300.00 MXN',
    'Pago hecho',
  );
  expect(await bank.ledger.balance('ana-nomina')).toBe(ana - 900_00);
  expect(await bank.ledger.balance('luis-cheques')).toBe(luis + 300_00);
});

test('the form validates fields, balance, commission, limits and hours without a call to validate', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', 'third-parties/spei');
  const field = (label: string) => page.getByLabel(label, { exact: true });

  await step('requires a recipient, an amount and a concept', async () => {
    await pressContinue(page);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    for (const message of ['Elige a quién le transfieres.', 'Escribe el importe.', 'Escribe el concepto.']) {
      await expect(summary).toContainText(message);
    }
    await expect(people(page)).toHaveAccessibleDescription('Elige a quién le transfieres.');
    await summary.getByRole('link', { name: 'Elige a quién le transfieres.' }).click();
    await expect(person(page, 'Mamá')).toBeFocused();
  });

  await step('selects the account last used as a source', async () => {
    await expect(field('Cuenta origen')).toHaveValue('ana-nomina');
  });

  await step('disables a recipient on hold and shows from when it can be paid', async () => {
    await people(page).getByRole('button', { name: 'Ver todas (11)' }).click();
    const carpenter = person(page, 'Carpintero STP •••• \\d{4} Se activa a las 09:48 horas');
    await expect(carpenter).toBeDisabled();
    await carpenter.click();
    await expect(people(page).getByRole('status').filter({ hasText: 'Por seguridad' })).toBeVisible();
    await expect(carpenter).toBeChecked({ checked: false });
  });

  await step('validates amounts', async () => {
    await chooseRecipient(page, 'Mamá');
    await field('Concepto').fill('Renta');
    const error = page.locator('#amount-error');
    for (const [amount, message] of [
      ['0', 'Escribe un importe mayor a $0.00.'],
      ['500,000.01', 'Rebasas tu límite de $500,000.00 MXN por operación.'],
      ['48,315.63', 'Rebasas tu saldo. Escribe $48,309.82 MXN o menos. Ahorro para el viaje'],
      ['48,315.62', 'Tu saldo no alcanza para la comisión de $5.80 MXN.'],
    ] as const) {
      await field('Importe').fill(amount);
      await pressContinue(page);
      await expect(error).toContainText(message);
    }
    expect((await bank.requests()).filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  await step('applies the lower SPEI limit and the closed card service at night', async () => {
    await bank.clock.advance('PT13H');
    await page.goto(motherTransferPath({ from_account: 'ana-ahorro', amount: '50000.01' }));
    await expect(page.getByText(/hasta \$50,000\.00 MXN más comisión/)).toBeVisible();
    await pressContinue(page);
    await expect(page.locator('#amount-error')).toContainText(
      'A esta hora puedes enviar hasta $50,000.00 MXN.',
    );
    await page.goto('third-parties/cards?from_account=ana-nomina&to_account=ana-visa&amount=300');
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText(
      'A esta hora no hay servicio. Programa tu pago para otro día.',
    );
  });
});

test('on a bank holiday the form to pay a card states that payments need a business day', async ({
  page,
  bank,
  signIn,
}) => {
  await bank.clock.set('holiday');
  await signIn('ana', 'third-parties/cards?to_account=ana-visa');
  const hours =
    'El servicio es en días hábiles de 06:00 a 20:45 h (tiempo del centro). Puedes programar tu pago.';
  await expect(page.getByText(hours)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Así queda' })).toContainText('Se aplica en días hábiles');
  await expect(page.getByText('de lunes a viernes')).toHaveCount(0);
});

test('an exhausted daily limit is reported, with a link to the limits, and is free again the next day', async ({
  page,
  bank,
  signIn,
}) => {
  const path = (amount: string) =>
    `third-parties/spei?from_account=carmen-cheques&to_account=carmen-proveedor&amount=${amount}&concept=Obra`;
  await signIn('carmen', path('500000'));
  for (let count = 0; count < 4; count += 1) {
    await goToReview(page);
    await page.getByRole('button', { name: 'Transferir $500,000.00 MXN' }).click();
    await signWith(page, TOKENS.carmen);
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    await page.goto(path('500000'));
  }
  await pressContinue(page);
  await expect(page.locator('#amount-error')).toContainText('Ya usaste tu límite de hoy.');
  await page.getByRole('link', { name: 'Cambiar mis límites' }).click();
  await expect(heading(page, 'Límites de operación')).toBeVisible();
  await expect(page.getByText('Usado hoy: $2,000,000.00 MXN. Te quedan $0.00 MXN.')).toBeVisible();
  await bank.clock.advance('P1D');
  await page.goto(path('500000'));
  await pressContinue(page);
  await expect(page.getByRole('button', { name: 'Transferir $500,000.00 MXN' })).toBeVisible();
});

test('a scheduled transfer is signed now and sent on its date', async ({ page, bank, signIn }) => {
  await signIn('ana', motherTransferPath());
  const before = await bank.ledger.balance('ana-nomina');
  await page.getByRole('radio', { name: 'Programar' }).check();
  await goToReview(page);
  await page.getByRole('button', { name: 'Programar $2,500.00 MXN' }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia programada')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before);
  await bank.clock.advance('P1D');
  await page.reload();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2505_80);
});

test('shows a delay, a rejection and a return by the receiving bank', async ({ page, bank, signIn }) => {
  await signIn('ana', motherTransferPath({ to_account: 'ana-refacciones' }));
  await goToReview(page);
  await expect(page.getByText('Tu operación podría tardar')).toBeVisible();

  await page.goto(motherTransferPath({ to_account: 'ana-imprenta' }));
  await pressContinue(page);
  const rejectionDialog = page.getByRole('alertdialog');
  await expect(rejectionDialog).toContainText('El banco destino no puede recibir esta transferencia');
  await expect(rejectionDialog).toContainText('No se hizo ningún cargo a tu cuenta.');

  await page.goto(motherTransferPath({ to_account: 'ana-tornillo' }));
  const before = await bank.ledger.balance('ana-nomina');
  await goToReview(page);
  await page.getByRole('button', { name: 'Transferir $2,500.00 MXN' }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia en proceso')).toBeVisible();
  await bank.clock.advance('PT1M');
  await page.reload();
  await expect(heading(page, 'Transferencia devuelta')).toBeVisible();
  await expect(page.getByText(/Te regresamos el importe y la comisión/)).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before);
});

test('a double click sends once, and a lost response is looked up', async ({ page, bank, signIn }) => {
  await signIn('ana', motherTransferPath());
  const before = await bank.ledger.balance('ana-nomina');
  await goToReview(page);
  await page.getByRole('button', { name: 'Transferir $2,500.00 MXN' }).dblclick();
  await expect(page.getByLabel('Clave de seguridad')).toBeVisible();
  await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-after-commit' } });
  await signWith(page, TOKENS.ana);
  await page.getByRole('button', { name: 'Firmando...' }).dblclick({ force: true });
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 2505_80);
});

test('rejects customers without a token or a cheque account, and asks to activate the virtual key', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('diego', 'third-parties/spei');
  await expect(page).toHaveURL(/\/verification\/no-token$/);
  await page.getByRole('link', { name: 'Ir a Mis cuentas' }).click();
  await expect(greeting(page)).toBeVisible();
  expect((await bank.requests()).filter(({ method }) => method === 'POST')).toEqual([]);

  await signIn('sofia', 'third-parties/spei');
  await expect(page.getByRole('dialog', { name: 'Activa tu llave virtual en la app móvil' })).toBeVisible();
  await page.getByRole('button', { name: 'Por ahora no' }).click();
  await expect(page.getByLabel('Cuenta origen')).toBeVisible();

  await signIn('elena', 'third-parties/spei?amount=100');
  await expect(page).toHaveURL(/\/verification\/no-debit-account$/);
  await expect(heading(page, 'Necesitas una cuenta de cheques')).toBeVisible();
});
