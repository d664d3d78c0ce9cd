import type { Page } from '@playwright/test';
import type { TestBank } from '../support/bank';
import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { PAYEES } from '../support/payees';
import { MOBILES, SERVICES, services } from '../support/payees-admin';
import { savedRows, sign } from '../support/recipients';

const mobiles = (page: Page) => savedRows(page, 'Tus celulares');
const dialogOf = (page: Page) => page.getByRole('dialog');
const reads = async (bank: TestBank, path: string) =>
  (await bank.requests()).filter((call) => call.method === 'GET' && call.path === path).length;

test('the hub leads to what can be paid', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/payments');
  for (const [name, path] of [
    [/^Servicios/, '/hubs/payments/services'],
    [/^Tiempo aire/, '/hubs/payments/mobile-top-up'],
    [/^Impuestos SAT/, '/bill-payments/tax-sat'],
    [/^CDMX/, '/bill-payments/tax-cdmx'],
    [/^Domiciliados/, '/preauthorized-payments'],
    [/^Pagos hechos/, '/transfers/history/payments'],
    ['Pagar un servicio', '/transfers/credits/merchant-selection'],
    ['Recargar', '/bill-payments/mobile-top-up?billtype=MOBILETOPUP'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', `/banca${path}`);
});

test('a phone takes its number along to another company', async ({ page, bank, signIn }) => {
  await signIn('ana', MOBILES);
  await page.getByRole('button', { name: 'Editar Diego' }).click();
  await expect(dialogOf(page).getByLabel('Celular')).toHaveValue('33 1409 8825');
  await dialogOf(page).getByLabel('Compañía').selectOption('tecolote-movil');
  expect(await reads(bank, '/api/bill-payments-merchants/v1/bill-payments/merchants')).toBe(1);
  await bank.fault({ match: { method: 'PUT' }, skip: 1, times: 1, then: { kind: 'drop-after-commit' } });
  await dialogOf(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await sign(page);
  await expect(page.getByText('Guardamos los cambios de Diego.')).toBeVisible();
  await expect(mobiles(page).filter({ hasText: 'Diego' })).toContainText('Tecolote Móvil · (33) 1409 8825');
});

test('a removal says which payments fall away, and the row is gone at once', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', `${SERVICES}?sort=nickname`);
  await page.getByRole('button', { name: 'Eliminar Agua', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Agua del Anáhuac •••• 11K7');
  await expect(dialog).toContainText(
    /Tienes 1 pago programado a este servicio que ya no se hará: \$[\d,.]+ MXN/,
  );
  await expectAccessible(page);

  await test.step('a failure leaves it as it was, and the focus at its row', async () => {
    await bank.fault({ match: { method: 'DELETE' }, times: 1, then: { code: 'CZ_INTERNAL' } });
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Agua sigue en tu lista.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('button', { name: 'Eliminar Agua', exact: true })).toBeFocused();
  });

  await page.getByRole('button', { name: 'Eliminar Agua', exact: true }).click();
  await bank.fault({ match: { method: 'DELETE' }, times: 1, then: { kind: 'drop-after-commit' } });
  const before = await reads(bank, PAYEES);
  await dialogOf(page).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Eliminamos Agua de tu lista.')).toBeVisible();
  await expect(services(page).first()).toContainText('Agua del estudio');
  // Once to learn how it ended, once more for the list.
  await expect.poll(() => reads(bank, PAYEES)).toBeGreaterThan(before + 1);
  await page.goto('transfers/history/payments');
  await expect(page.getByRole('main')).toContainText('Rechazado');
});
