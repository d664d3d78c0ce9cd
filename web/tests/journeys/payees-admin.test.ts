import type { Page } from '@playwright/test';
import type { TestBank } from '../support/bank';
import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { PAYEES } from '../support/payees';
import { MOBILES, SERVICES, services } from '../support/payees-admin';
import { field, sign } from '../support/recipients';

test('each is paid where its kind is; what cannot be paid says why', async ({ page, signIn }) => {
  await signIn('ana', SERVICES);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(services(page)).toHaveCount(12);
  const pay = (name: string) => page.getByRole('link', { name: `Pagar ${name}`, exact: true });
  await expect(pay('Luz de casa')).toHaveAttribute(
    'href',
    /\/bill-payments\/service\?billtype=WITHRECEIPT&payee=ana-luz$/,
  );
  const row = (name: string) => services(page).filter({ hasText: name });
  await expect(row('TAG del coche')).toContainText('En espera');
  await expect(pay('TAG del coche')).toHaveAttribute(
    'href',
    /\/hubs\/payments\/services\/bill-selection\?billtype=WITHOUTRECEIPT&payee=ana-tag$/,
  );
  await expect(row('Almacenes')).toContainText('Inactivo');
  await expect(row('Satélite de la playa')).toContainText('Bloqueado');
  await expect(pay('Almacenes')).toHaveCount(0);
  await expect(pay('Satélite de la playa')).toHaveCount(0);
  await page.goto(MOBILES);
  await expect(page.getByRole('link', { name: 'Recargar Mamá' })).toHaveAttribute(
    'href',
    /\/bill-payments\/mobile-top-up\?billtype=MOBILETOPUP&payee=ana-movil-mama$/,
  );
  await expect(page.getByRole('link', { name: 'Recargar Celular viejo' })).toHaveCount(0);
});

test('what is paid in other ways is not listed', async ({ page, signIn }) => {
  await signIn('jorge', SERVICES);
  await expect(services(page)).toHaveCount(1);
  await expect(services(page)).toContainText('Luz');
});

test('with nothing saved, one thing to do', async ({ page, signIn }) => {
  await signIn('mateo', SERVICES);
  await expect(page.getByRole('heading', { name: 'Aún no tienes servicios guardados' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Agregar un servicio' }).click();
  await expect(heading(page, '¿Qué servicio quieres pagar?')).toBeVisible();
});

const dialogOf = (page: Page) => page.getByRole('dialog');

const reads = async (bank: TestBank, path: string) =>
  (await bank.requests()).filter((call) => call.method === 'GET' && call.path === path).length;

test('services are found and ordered, from Z to A to begin with', async ({ page, signIn }) => {
  await signIn('ana', SERVICES);
  await expect(services(page)).toHaveCount(10);
  await expect(services(page).first()).toContainText('Teléfono de mamá');
  await field(page, 'Ordenar por').selectOption('nickname');
  await expect(services(page).first()).toContainText('Agua');
  await field(page, 'Ordenar por').selectOption('last-paid');
  await expect(services(page).first()).toContainText('Último pago: 20 nov 2026');
  for (const text of ['altiplano', '5759', 'luz de casa']) {
    await field(page, 'Buscar').fill(text);
    await expect(services(page)).toHaveCount(1);
    await expect(services(page)).toContainText('Luz de casa');
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Agregar un servicio' })).toHaveAttribute(
    'href',
    /\/transfers\/credits\/merchant-selection$/,
  );
});

test('a service is edited with what its company asks for, and signed', async ({ page, bank, signIn }) => {
  await signIn('ana', SERVICES);
  await page.getByRole('button', { name: 'Editar Colegiatura' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('RFC del pagador')).toHaveValue('HERA880417KL3');
  await expect(dialog.getByLabel('Colegiatura', { exact: true })).toHaveValue('3,850.00');
  expect(await reads(bank, `${PAYEES}/ana-colegiatura/fields`)).toBe(1);
  await expectAccessible(page);

  await step('what is wrong is said, by the form and by the bank', async () => {
    await dialog.getByLabel('Alias').fill('Gas');
    await dialog.getByLabel('RFC del pagador').fill('HERA');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(dialog.locator('#given-rfc-error')).toHaveText('Te faltan 8 caracteres.');
    await dialog.getByLabel('RFC del pagador').fill('HERA880417KL3');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(dialog.locator('#nickname-error')).toContainText(
      'Ya tienes registrado un servicio con este alias.',
    );
  });

  await step('another number stops what is scheduled, and says so', async () => {
    await dialog.getByLabel('Matrícula').fill('A01274557');
    await expect(dialog.getByRole('status').filter({ hasText: 'ya no se harán' })).toBeVisible();
  });

  const before = await reads(bank, PAYEES);
  await dialog.getByLabel('Alias').fill('Universidad');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await sign(page);
  await expect(page.getByText('Guardamos los cambios de Universidad.')).toBeVisible();
  await expect(services(page).first()).toContainText('Universidad');
  await expect(services(page).first()).toContainText('4557');
  expect(await reads(bank, PAYEES)).toBeGreaterThan(before);
});

test('where its fields cannot be read there is a way to try again', async ({ page, bank, signIn }) => {
  await signIn('ana', SERVICES);
  await bank.fault({ match: { path: '/fields' }, times: 1, then: { status: 400 } });
  await page.getByRole('button', { name: 'Editar Tele', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialogOf(page).getByLabel('Número de cuenta')).toHaveValue('5016 2088 9902');
});

test('the removal of a number speaks of top-ups to it', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/payments/mobile-top-up');
  await page.getByRole('button', { name: 'Eliminar Diego', exact: true }).click();
  await expect(dialogOf(page)).toContainText('No tienes recargas programadas a este número.');
});

test('on a phone the row leads to its payment, and the rest is in its menu', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', SERVICES);
  await expect(services(page)).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opciones de Gas' }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Pagar', 'Ver pagos', 'Editar', 'Eliminar']);
  await page.getByRole('menuitem', { name: 'Ver pagos' }).click();
  await expect(page).toHaveURL(/\/transfers\/history\/payments\?bill_type=service$/);
});
