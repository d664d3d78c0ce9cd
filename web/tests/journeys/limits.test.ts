import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { goToReview, motherTransferPath, signWith, TOKENS } from '../support/third-party';

test('a limit changes with a signature and applies at once', async ({ page, bank, signIn }) => {
  await signIn('ana', 'settings/limits');
  await expect(page).toHaveURL(/\/settings\/web\/limits$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Otros bancos',
    'Terceros mismo banco',
    'Tarjetas de crédito',
    'Servicios',
    'Préstamo personal',
    'Tiempo aire',
    'Hipoteca',
    'Ahorro programado',
  ]);
  await expect(page.getByText('Puedes subirlo')).toHaveText(
    ['200,000', '50,000', '500'].map((maximum) => `Puedes subirlo hasta $${maximum}.00 MXN`),
  );
  await expect(page.getByText('Además, hasta $2,000,000.00 MXN al día de cada tipo.')).toHaveCount(1);
  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(page.getByText(/Te quedan|Usado hoy/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Cambiar límites' }).click();

  const field = page.getByLabel('Otros bancos', { exact: true });
  const error = page.locator('#ThirdPartytransferOffUs-error');
  for (const [value, message] of [
    ['', 'Dato necesario.'],
    ['500,000.01', 'Debe ser menor o igual a $500,000.00 MXN.'],
    ['0', 'Debe ser mayor a $0.00.'],
  ] as const) {
    await field.fill(value);
    await pressContinue(page);
    await expect(error).toContainText(message);
    await expect(page.getByRole('alert')).toContainText(`Otros bancos: ${message}`);
  }

  await step('an error that concerns all fields marks no field', async () => {
    await field.fill('500,000.00');
    await pressContinue(page);
    const noChangeLink = page.getByRole('link', { name: 'Cambia al menos un límite para continuar.' });
    await noChangeLink.click();
    await expect(page.getByRole('group', { name: 'Límites por operación' })).toBeFocused();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expectAccessible(page);
    await field.fill('2,000');
    await expect(noChangeLink).toHaveCount(0);
  });

  await field.fill('2,000');
  await goToReview(page);
  await expect(page).toHaveURL(/\/limits\/admin\/confirm$/);
  await expect(shownValue(page, 'Otros bancos')).toContainText('Antes $500,000.00 MXN');
  await page.getByRole('button', { name: 'Cambiar 1 límite' }).click();
  await expect(page.getByRole('dialog')).toContainText('De $500,000.00 MXN a $2,000.00 MXN');
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Límites actualizados')).toBeFocused();
  await expect(page).toHaveURL(/\/limits\/admin\/receipt/);
  await expectAccessible(page);
  expect((await bank.requests()).filter(({ method }) => method === 'PUT')).toHaveLength(2);
  await page.getByRole('link', { name: 'Límites de operación' }).click();
  await expect(heading(page, 'Límites de operación')).toBeVisible();
  await expect(page.getByText('$2,000.00 MXN')).toBeVisible();

  await page.goto(motherTransferPath());
  await pressContinue(page);
  await expect(page.locator('#amount-error')).toContainText(
    'Rebasas tu límite de $2,000.00 MXN por operación.',
  );
});

test('a limit links to its field, and a lowered limit can be raised', async ({ page, signIn }) => {
  await signIn('ana', 'settings/web/limits');
  await page.getByRole('link', { name: 'Cambiar Tiempo aire' }).click();
  const field = page.getByLabel('Tiempo aire', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('200.00');
  await field.fill('500');
  await goToReview(page);
  await expect(shownValue(page, 'Tiempo aire')).toContainText('Antes $200.00 MXN');
});

test('shows the amount used today, but no remaining amount above the limit per operation', async ({
  page,
  signIn,
}) => {
  await signIn('ana', motherTransferPath({ amount: '1500' }));
  await goToReview(page);
  await page.getByRole('button', { name: /^Transferir/ }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  await page.goto('settings/web/limits');
  await expect(page.getByRole('meter')).toHaveCount(1);
  await expect(
    page.getByText('Usado hoy: $1,500.00 MXN. Al día puedes hasta $2,000,000.00 MXN.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/Te quedan/)).toHaveCount(0);
  await expectAccessible(page);
});

test('looks up a lost response without another signature', async ({ page, bank, signIn }) => {
  await signIn('ana', 'settings/web/limits/create');
  await page.getByLabel('Otros bancos', { exact: true }).fill('3,000');
  await goToReview(page);
  await expect(page).toHaveURL(/\/limits\/create\/confirm$/);
  await page.getByRole('button', { name: 'Cambiar 1 límite' }).click();
  await expect(page.getByLabel('Clave de seguridad')).toBeVisible();
  await bank.fault.rule({
    match: { method: 'PUT', path: '/limits' },
    times: 1,
    then: { kind: 'drop-after-commit' },
  });
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Límites actualizados')).toBeVisible();
  await expect(page).toHaveURL(/\/limits\/create\/receipt/);
});

test('later steps opened directly redirect to the start', async ({ page, signIn }) => {
  await signIn('ana', 'settings/web/limits/admin/confirm');
  await expect(page).toHaveURL(/\/limits\/admin$/);
  for (const [path, url] of [
    ['create/receipt', /\/limits\/create$/],
    ['confirm', /\/limits$/],
    ['receipt', /\/limits$/],
    ['receipt/confirm', /\/limits$/],
  ] as const) {
    await page.goto(`settings/web/limits/${path}`);
    await expect(page).toHaveURL(url);
  }
});
