import { expectAccessible } from './support/axe';
import { heading, next, shownAs } from './support/own-transfer';
import { expect, test } from './support/test';
import { signWith, TOKENS, toMother, toReview } from './support/third-party';

test('a limit is changed, signed and in force at once', async ({ page, bank, signIn }) => {
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
  await expect(page.getByText('por operación · máximo')).toHaveText(
    ['500,000', '500,000', '200,000', '50,000', '300,000', '500', '300,000', '100,000'].map(
      (maximum) => `por operación · máximo $${maximum}.00 MXN`,
    ),
  );
  await page.getByRole('link', { name: 'Cambiar límites' }).click();

  const field = page.getByLabel('Otros bancos', { exact: true });
  const error = page.locator('#ThirdPartytransferOffUs-error');
  for (const [typed, said] of [
    ['', 'Dato necesario'],
    ['500,000.01', 'Debe ser menor o igual a $500,000.00'],
    ['0', 'Debe ser mayor a $0.00'],
    ['500,000.00', 'Cambia al menos un límite para continuar.'],
  ] as const) {
    await field.fill(typed);
    await next(page);
    await expect(error).toContainText(said);
  }

  await field.fill('2,000');
  await toReview(page);
  await expect(shownAs(page, 'Otros bancos')).toContainText('Antes $500,000.00 MXN');
  await page.getByRole('button', { name: 'Cambiar 1 límite' }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Límites actualizados')).toBeFocused();
  await expectAccessible(page);
  expect((await bank.requests()).filter(({ method }) => method === 'PUT')).toHaveLength(2);

  await page.goto(toMother());
  await next(page);
  await expect(page.locator('#amount-error')).toContainText(
    'Rebasas tu límite de $2,000.00 MXN por operación.',
  );
});

test('an answer that is lost is looked up: what is in force is not signed twice', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', 'settings/web/limits/admin');
  await page.getByLabel('Otros bancos', { exact: true }).fill('3,000');
  await toReview(page);
  await page.getByRole('button', { name: 'Cambiar 1 límite' }).click();
  await expect(page.getByLabel('Clave de seguridad')).toBeVisible();
  await bank.fault({
    match: { method: 'PUT', path: '/limits' },
    times: 1,
    then: { kind: 'drop-after-commit' },
  });
  await signWith(page, TOKENS.ana);
  await expect(heading(page, 'Límites actualizados')).toBeVisible();
});

test('steps that were not reached lead to the beginning', async ({ page, signIn }) => {
  await signIn('ana', 'settings/web/limits/admin/confirm');
  await expect(page).toHaveURL(/\/limits\/admin$/);
  for (const [asked, shown] of [
    ['create/receipt', /\/limits\/create$/],
    ['confirm', /\/limits$/],
    ['receipt', /\/limits$/],
    ['receipt/confirm', /\/limits$/],
  ] as const) {
    await page.goto(`settings/web/limits/${asked}`);
    await expect(page).toHaveURL(shown);
  }
});
