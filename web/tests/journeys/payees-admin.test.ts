import type { Page } from '@playwright/test';
import type { Bank } from '#bank/package/sandbox';
import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { PAYEES } from '../support/payees';
import { MOBILES, SERVICES, services } from '../support/payees-admin';
import { paymentRows } from '../support/payment-history';
import { field, savedRows, sign } from '../support/recipients';
import { signedTexts } from '../support/third-party';

test('a service links to its payment; a service that cannot be paid shows its status', async ({
  page,
  signIn,
}) => {
  await signIn('ana', SERVICES);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(services(page)).toHaveCount(12);
  const pay = (name: string) => services(page).getByRole('link', { name: `Pagar ${name}`, exact: true });
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

test('does not list payees of other types', async ({ page, signIn }) => {
  await signIn('jorge', SERVICES);
  await expect(services(page)).toHaveCount(1);
  await expect(services(page)).toContainText('Luz');
});

test('an empty list links to adding a service', async ({ page, signIn }) => {
  await signIn('mateo', SERVICES);
  await expect(page.getByRole('heading', { name: 'Aún no tienes servicios guardados' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Agregar un servicio' }).click();
  await expect(heading(page, '¿Qué servicio quieres pagar?')).toBeVisible();
});

const dialogOf = (page: Page) => page.getByRole('dialog');

const countReads = async (bank: Bank, path: string) =>
  (await bank.requests()).filter((call) => call.method === 'GET' && call.path === path).length;

test('searches and sorts services, alphabetically by default', async ({ page, signIn }) => {
  await signIn('ana', SERVICES);
  await expect(services(page)).toHaveCount(10);
  await expect(services(page).first()).toContainText('Agua');
  await expect(field(page, 'Ordenar por')).toHaveValue('nickname');
  await field(page, 'Ordenar por').selectOption('nickname-descending');
  await expect(services(page).first()).toContainText('Teléfono de mamá');
  await field(page, 'Ordenar por').selectOption('last-paid');
  await expect(services(page).first()).toContainText('Último pago: 20 nov 2026');
  for (const text of ['altiplano', '5759', 'luz de casa']) {
    await field(page, 'Buscar en esta lista').fill(text);
    await expect(services(page)).toHaveCount(1);
    await expect(services(page)).toContainText('Luz de casa');
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Agregar un servicio' })).toHaveAttribute(
    'href',
    /\/transfers\/credits\/merchant-selection$/,
  );
});

test('edits the fields that the company requires, and signs the change', async ({ page, bank, signIn }) => {
  await signIn('ana', `${SERVICES}?sort=nickname-descending`);
  await page.getByRole('button', { name: 'Editar Colegiatura' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('RFC del pagador')).toHaveValue('HERA880417KL3');
  await expect(dialog.getByLabel('Colegiatura', { exact: true })).toHaveValue('3,850.00');
  expect(await countReads(bank, `${PAYEES}/ana-colegiatura/fields`)).toBe(1);
  await expectAccessible(page);

  await step('shows the errors of the form and of the bank', async () => {
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

  await step('warns that a new number stops scheduled payments', async () => {
    await dialog.getByLabel('Matrícula').fill('A01274557');
    await expect(dialog.getByRole('status').filter({ hasText: 'ya no se harán' })).toBeVisible();
  });

  const before = await countReads(bank, PAYEES);
  await dialog.getByLabel('Alias').fill('Universidad');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(signedTexts(page)).toHaveText([
    'Guardar los cambios de Colegiatura',
    'Alias',
    'Universidad',
    'Matrícula',
    'A01274557',
    'RFC del pagador',
    'HERA880417KL3',
    'Semestre',
    '3',
    'Colegiatura',
    '$3,850.00 MXN',
    'Fecha de la colegiatura',
    '05 dic 2026',
    'Compañía',
    'Universidad Alameda',
  ]);
  await sign(page);
  await expect(page.getByText('Guardamos los cambios de Universidad.')).toBeVisible();
  await expect(services(page).first()).toContainText('Universidad');
  await expect(services(page).first()).toContainText('4557');
  expect(await countReads(bank, PAYEES)).toBeGreaterThan(before);
});

test('saving without changes sends no request', async ({ page, bank, signIn }) => {
  await signIn('ana', SERVICES);
  await page.getByRole('button', { name: 'Editar Gas' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'No cambiaste nada.' })).toBeVisible();
  expect((await bank.requests()).filter(({ method }) => method === 'PUT')).toEqual([]);
  await dialog.getByLabel('Alias').fill('Gas de casa');
  await expect(dialog.getByText('No cambiaste nada.')).toHaveCount(0);
});

test('offers a retry when the fields fail to load', async ({ page, bank, signIn }) => {
  await signIn('ana', `${SERVICES}?sort=nickname-descending`);
  await bank.fault.rule({ match: { path: '/fields' }, times: 1, then: { status: 400 } });
  await page.getByRole('button', { name: 'Editar Tele', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialogOf(page).getByLabel('Número de cuenta')).toHaveValue('5016 2088 9902');
});

test('the removal of a phone number mentions its top-ups', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/payments/mobile-top-up');
  await page.getByRole('button', { name: 'Eliminar Diego', exact: true }).click();
  await expect(dialogOf(page)).toContainText('No tienes recargas programadas a este número.');
});

test('on a phone the menu of a row contains the payment and the other actions', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', SERVICES);
  await expect(services(page)).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opciones de Gas' }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Pagar', 'Ver pagos', 'Editar', 'Eliminar']);
  await page.getByRole('menuitem', { name: 'Ver pagos' }).click();
  await expect(page).toHaveURL(/\/transfers\/history\/payments\?payee_key=ana-gas$/);
  await expect(paymentRows(page).first()).toContainText('Gas');
  await expect(paymentRows(page).filter({ hasNotText: 'Gas' })).toHaveCount(0);
});

const mobiles = (page: Page) => savedRows(page, 'Tus celulares');

test('the payments hub links to payments, direct debits and the history', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/payments');
  for (const [name, path] of [
    [/^Servicios/, '/hubs/payments/services'],
    [/^Tiempo aire/, '/hubs/payments/mobile-top-up'],
    [/^Impuestos SAT/, '/bill-payments/tax-sat'],
    [/^CDMX/, '/bill-payments/tax-cdmx'],
    [/^Domiciliaciones/, '/preauthorized-payments'],
    [/^Pagos hechos/, '/transfers/history/payments'],
    ['Pagar un servicio', '/transfers/credits/merchant-selection'],
    ['Recargar', '/bill-payments/mobile-top-up?billtype=MOBILETOPUP'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`${path.replaceAll('?', '\\?')}$`),
    );
});

test('keeps the phone number when its company changes', async ({ page, bank, signIn }) => {
  await signIn('ana', MOBILES);
  await page.getByRole('button', { name: 'Editar Diego' }).click();
  await expect(dialogOf(page).getByLabel('Celular')).toHaveValue('33 1409 8825');
  await dialogOf(page).getByLabel('Compañía').selectOption('tecolote-movil');
  expect(await countReads(bank, '/api/bill-payments-merchants/v1/bill-payments/merchants')).toBe(1);
  await bank.fault.rule({ match: { method: 'PUT' }, skip: 1, times: 1, then: { kind: 'drop-after-commit' } });
  await dialogOf(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(signedTexts(page)).toHaveText([
    'Guardar los cambios de Diego',
    'Alias',
    'Diego',
    'Celular',
    '(33) 1409 8825',
    'Compañía',
    'Tecolote Móvil',
  ]);
  await sign(page);
  await expect(page.getByText('Guardamos los cambios de Diego.')).toBeVisible();
  await expect(mobiles(page).filter({ hasText: 'Diego' })).toContainText('Tecolote Móvil · (33) 1409 8825');
});

test('the page shows the bills due, or else the next bill', async ({ page, signIn }) => {
  await signIn('ana', SERVICES);
  const dueSection = page.getByRole('region', { name: 'Lo que vence' });
  await expect(dueSection.getByRole('link', { name: 'Pagar Tele' })).toBeVisible();
  await expect(page.getByText('7 pagos, 1 vencido')).toBeVisible();
  await page.route('**/me/preferences', (route) =>
    route.fulfill({
      json: { productMaskingConfiguration: [{ productUrl: 'credit-card', showDesktop: false }] },
    }),
  );
  await signIn('luis', SERVICES);
  await expect(page.getByText('Tus servicios están al corriente')).toBeVisible();
  await expect(page.getByText(/^No tienes recibos por pagar de aquí al 06 dic\. Sigue Agua, /)).toBeVisible();
  await expect(dueSection).toHaveCount(0);
});

test('a removal lists the payments that it stops, and removes the row', async ({ page, bank, signIn }) => {
  await signIn('ana', `${SERVICES}?sort=nickname`);
  await page.getByRole('button', { name: 'Eliminar Agua', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Agua del Anáhuac •••• 11K7');
  await expect(dialog).toContainText(
    /Tienes 1 pago programado a este servicio que ya no se hará: \$[\d,.]+ MXN/,
  );
  await expectAccessible(page);

  await step('a failure restores the row', async () => {
    await bank.fault.rule({ match: { method: 'DELETE' }, times: 1, then: { code: 'CZ_INTERNAL' } });
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Agua sigue en tu lista.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await page.getByRole('button', { name: 'Eliminar Agua', exact: true }).click();
  await bank.fault.rule({ match: { method: 'DELETE' }, times: 1, then: { kind: 'drop-after-commit' } });
  const before = await countReads(bank, PAYEES);
  await dialogOf(page).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Eliminamos Agua de tu lista.')).toBeVisible();
  await expect(services(page).first()).toContainText('Agua del estudio');
  // One call to reconcile the lost response, another for the list.
  await expect.poll(() => countReads(bank, PAYEES)).toBeGreaterThan(before + 1);
  await page.goto('transfers/history/payments');
  await expect(page.getByRole('main')).toContainText('Rechazado');
});
