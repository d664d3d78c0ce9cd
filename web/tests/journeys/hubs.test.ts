import type { Page } from '@playwright/test';
import { DELAY_MS, expect, step, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { field, savedRows } from '../support/recipients';
import { people, person } from '../support/third-party';

test('a recipient paid before opens a prefilled transfer', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  const repeatRows = savedRows(page, 'Repetir');
  await expect(repeatRows.locator('b')).toHaveText(['Luis', 'Mamá', 'Sofía', 'Renta del estudio']);
  await repeatRows.filter({ hasText: 'Mamá' }).getByRole('link').click();
  await expect(heading(page, 'Transferir a otro banco')).toBeVisible();
  await expect(person(page, 'Mamá')).toBeChecked();
  await expect(field(page, 'Importe')).toHaveValue(/2,?500\.00/);
  await expect(field(page, 'Concepto')).toHaveValue('Para mamá');
});

test('finds recipients by name or number, and passes a new CLABE on to the form', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'hubs/transfers');
  const searchField = page.getByRole('searchbox', { name: 'Nombre, CLABE, celular o tarjeta' });
  const results = page.getByRole('main').getByRole('link');
  await searchField.fill('mam');
  await expect(results.filter({ hasText: 'Guadalupe Reyes' })).toHaveAttribute(
    'href',
    /to_account=ana-mama$/,
  );
  await searchField.fill('nómina');
  await expect(results.filter({ hasText: 'Tu cuenta' })).toHaveAttribute(
    'href',
    /my-own-accounts\?to_account=ana-nomina$/,
  );
  await searchField.fill('carpintero');
  const WAITING = 'Carpintero se activa a las 09:48 horas. Por seguridad, esperamos 30 minutos';
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Carpintero/ })
    .press('Enter');
  await expect(page.getByRole('status').filter({ hasText: WAITING })).toBeVisible();
  await expect(results.filter({ hasText: 'Refugio' })).toHaveCount(0);
  await searchField.fill('nadie así');
  await expect(page.getByText('No tienes guardado a nadie como «nadie así».')).toBeVisible();

  await searchField.fill('0121 8001 5488 2301 99');
  await expect(page.getByText('Revisa los 18 dígitos: el último no corresponde a los demás.')).toBeVisible();
  await searchField.fill('Mi CLABE es 0121 8001 5488 2301 91, a nombre de Laura Gómez Ruiz');
  await expect(page.getByText('podrás enviarle desde las 10:00 horas')).toBeVisible();
  await searchField.press('Enter');
  await expect(heading(page, 'Agregar una cuenta')).toBeVisible();
  await expect(field(page, 'CLABE')).toHaveValue('012 180 01548823019 1');
  await expect(field(page, 'Nombre')).toHaveValue('Laura');
  await expect(field(page, 'Apellido paterno')).toHaveValue('Gómez');
  await expect(field(page, 'Apellido materno (opcional)')).toHaveValue('Ruiz');
  await expect(field(page, 'Alias')).toHaveValue('Laura Gómez');
  await expect(page).toHaveURL(/recipients\/create$/);
});

const SAVED = 'Personas y cuentas guardadas';

const rows = (page: Page) => savedRows(page, SAVED);

test('the saved list can be searched, sorted, filtered and loaded in pages of ten', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'hubs/transfers');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('Agencia de autos');

  await step('loads the next page', async () => {
    await page.getByRole('button', { name: 'Ver más' }).click();
    await expect(rows(page)).toHaveCount(17);
    await expect(page.getByText('Ya viste todas.')).toBeVisible();
  });

  await step('sorts', async () => {
    await field(page, 'Ordenar por').selectOption('alias-descending');
    await expect(rows(page).first()).toContainText('Vecina');
    await field(page, 'Ordenar por').selectOption('most-used');
    await expect(rows(page).first()).toContainText('Mamá');
  });

  await step('filters by type', async () => {
    await field(page, 'Tipo').selectOption('TPTMORTGAGE');
    await expect(rows(page)).toHaveCount(1);
    await field(page, 'Tipo').selectOption('');
  });

  await step('searches from three characters', async () => {
    await field(page, 'Buscar en esta lista').fill('bb');
    await expect(rows(page)).toHaveCount(17);
    await field(page, 'Buscar en esta lista').fill('bbv');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('BBVA México');
    await field(page, 'Buscar en esta lista').fill('');
  });

  await step(
    'shows why a recipient cannot be paid, and links other recipients to their transfer and history',
    async () => {
      const row = (alias: string) => rows(page).filter({ hasText: alias });
      await expect(row('Carpintero')).toContainText('Se activa a las 09:48 horas');
      await expect(row('Gimnasio')).toContainText('Inactiva');
      await expect(row('Agencia de autos')).toContainText('Bloqueada');
      await expect(page.getByRole('link', { name: 'Transferir a Gimnasio' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Ver historial de Luis' })).toHaveAttribute(
        'href',
        /destination_account=ana-luis$/,
      );
      await page.getByRole('link', { name: 'Pagar Casa de mis papás' }).click();
      await expect(page).toHaveURL(/\/third-parties\/credits\?to_account=ana-hipoteca-papas$/);
    },
  );
});

test('removes a recipient at once, and restores it when the bank rejects the removal', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', 'hubs/transfers');
  const remove = () => page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  const dentist = rows(page).filter({ hasText: 'Dentista' });
  await bank.fault.rule({ match: { method: 'DELETE' }, times: 1, then: { status: 500, delayMs: DELAY_MS } });
  await page.getByRole('button', { name: 'Eliminar Dentista' }).click();
  await remove();
  await expect(page.getByRole('button', { name: 'Eliminando...' })).toBeVisible();
  await expect(dentist).toHaveCount(0);

  const errorDialog = page.getByRole('alertdialog');
  await expect(errorDialog).toContainText('Dentista sigue en tu lista.');
  await expect(page.locator('li').filter({ hasText: 'Dentista' })).toHaveCount(1);
  await errorDialog.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Eliminar Dentista' }).click();
  await remove();
  await expect(page.getByText('Eliminamos a Dentista de tu lista.')).toBeFocused();
  await expect(dentist).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await expect(dentist).toHaveCount(0);
});

test('shows an empty list, a failed list and credits on hold', async ({ page, bank, signIn }) => {
  await page.addInitScript(() => {
    localStorage.setItem('environment', 'uat');
    localStorage.setItem('creditsOnHold', 'true');
  });
  await bank.fault.rule({ match: { method: 'GET', path: '/recipients' }, times: 2, then: { status: 500 } });
  await signIn('ana', 'hubs/transfers');
  await page.getByRole('region', { name: SAVED }).getByRole('button', { name: 'Reintentar' }).click();
  await expect(rows(page).filter({ hasText: 'Casa de mis papás' })).toContainText('En espera');
  await expect(rows(page).filter({ hasText: 'Crédito de mi hermano' })).toContainText('En espera');
  await page.goto('third-parties/credits?to_account=ana-hipoteca-papas');
  await expect(page.getByText('Casa de mis papás está en espera. Puedes elegir otro crédito.')).toBeVisible();
  for (const alias of ['Casa de mis papás', 'Crédito de mi hermano']) {
    await expect(person(page, `${alias} .*En espera$`)).toBeDisabled();
  }
  await expect(people(page).getByRole('radio')).toHaveCount(2);
  await page.goto('hubs/history');
  await expect(page.getByRole('main').getByRole('link', { name: /^Programas de ahorro/ })).toBeVisible();

  await signIn('mateo', 'hubs/transfers');
  await expect(page.getByRole('heading', { name: 'Aún no guardas nada aquí' })).toBeVisible();
  // The illustration of an empty list.
  await expect(page.getByRole('region', { name: SAVED }).locator('svg[viewBox="0 0 176 132"]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Repetir' })).toHaveCount(0);
  await page.goto('hubs/cards');
  await expect(page.getByText('No tienes tarjetas de crédito con nosotros.')).toBeVisible();
});

const expectLinks = async (page: Page, links: readonly (readonly [name: RegExp, path: string])[]) => {
  for (const [name, path] of links) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute(
      'href',
      new RegExp(`/${path.replaceAll('?', '\\?')}`),
    );
  }
};

test('each hub links to its operations', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  await expect(heading(page, '¿A quién le envías?')).toBeVisible();
  await expectLinks(page, [
    [/^Entre mis cuentas/, 'transfers/my-own-accounts'],
    [/^A otro banco/, 'third-parties/spei'],
    [/^A otra cuenta Cenzontle/, 'third-parties/same-bank'],
    [/^Pagar un crédito/, 'third-parties/credits'],
    [/^Pagar una tarjeta/, 'hubs/cards'],
    [/^Agregar una cuenta/, 'transfers/recipients/create'],
    [/^Agregar un crédito/, 'transfers/credits/create'],
  ]);
  await page.goto('hubs/cards');
  await expect(heading(page, 'Tarjetas')).toBeVisible();
  await expectLinks(page, [
    [/^Tarjeta Oro/, 'account-summary/details/credit-card/ana-tarjeta'],
    [/^Pagar una tarjeta de alguien más/, 'third-parties/cards'],
    [/^Agregar una tarjeta/, 'transfers/cards/create'],
    [/^Pagar Amex de papá/, 'third-parties/cards?to_account=ana-amex'],
  ]);
  await expect(savedRows(page, 'Tarjetas guardadas')).toHaveCount(3);
  await page.goto('hubs/history');
  await expect(heading(page, 'Historial de tus cuentas')).toBeVisible();
  await expectLinks(page, [
    [/^Transferencias realizadas/, 'transfers/history/transactions'],
    [/^Pagos realizados/, 'transfers/history/payments'],
    [/^Inversiones programadas/, 'mutual-funds/history'],
    [/^Nómina/, 'account-summary/details/chequing/ana-nomina'],
    [/^Fondo Cenzontle Deuda/, 'account-summary/details/investment-fund/ana-fondo'],
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: /^Programas de ahorro/ })).toHaveCount(0);
});
