import type { Page } from '@playwright/test';
import { describe, expect, test } from '../support/dom/journey';
import {
  latestMovements,
  MOVEMENTS,
  openTile,
  people,
  removeDuePayments,
  replaceScheduledTransfers,
  section,
  spending,
  tile,
  waitForAllSections,
} from '../support/home';
import { heading } from '../support/own-transfer';
import { openWeek, replaceBalances, week, weekLine } from '../support/summary';

const SPENDING = /^Gastos de nov/;

describe('the greeting', () => {
  for (const [now, greeting] of [
    ['2026-11-23T11:59:00-06:00', 'Buenos días, Ana'],
    ['2026-11-23T12:00:00-06:00', 'Buenas tardes, Ana'],
    ['2026-11-24T00:30:00-06:00', 'Buenas noches, Ana'],
  ] as const) {
    describe(now, () => {
      test.override({ now });
      test(greeting, async ({ page, signIn }) => {
        await signIn('ana');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
        await expect(page).toHaveTitle('Mis cuentas · Cenzontle');
      });
    });
  }
});

describe('the weekly payments', () => {
  test('include every source once, with a total that lists its exclusions', async ({ page, signIn }) => {
    await replaceScheduledTransfers(page, [
      { name: 'Renta', date: '2026-11-24', amount: 8500 },
      { name: 'Ahorro para el viaje', date: '2026-11-24', amount: 700, type: 'OWN' },
      { name: 'Prima', date: '2026-11-26', amount: 50, currency: 'USD' },
      { name: 'Después', date: '2026-11-30', amount: 999 },
    ]);
    await signIn('ana');
    await expect(weekLine(page)).toContainText('1 pago vencido y 7 esta semana, te alcanza');
    await expect(week(page).getByRole('listitem')).toHaveCount(0);
    await openWeek(page);
    const rows = week(page).getByRole('listitem').filter({ hasNotText: 'No se hizo' });
    await expect(rows.first()).toContainText('Venció el 29 oct.');
    await expect(rows.filter({ hasText: 'Renta' })).toContainText(/Desde Nómina\$8,500\.00 MXNProgramado/);
    await expect(rows.filter({ hasText: 'Se cobra solo' })).not.toHaveCount(0);
    await expect(week(page)).not.toContainText('Después');
    // $419 + $5,200 + $11,380.24, the later bills, and the rent.
    await expect(week(page)).toContainText(/Pagas \$26,217\.85 MXN y te alcanza/);
    await expect(week(page)).toContainText('te quedan $22,097.77 MXN en Nómina.');
    await expect(week(page)).toContainText(
      /Sin contar .*, lo que es en dólares ni lo que pasas entre tus cuentas\./,
    );
    await openWeek(page);
    await expect(rows).toHaveCount(0);
  });

  test('show the missing amount when the balance does not suffice', async ({ page, signIn }) => {
    await replaceBalances(page, {
      'ana-nomina': { amount: 1000, currencyCode: 'MXN' },
      'ana-ahorro': { amount: 500.5, currencyCode: 'MXN' },
    });
    await signIn('ana');
    await expect(weekLine(page)).toContainText(
      '1 pago vencido y 5 esta semana, te faltan $16,717.85 a partir del 25 nov',
    );
    await openWeek(page);
    await expect(week(page)).toContainText('Te faltan $16,717.85 MXN a partir del 25 nov en Nómina.');
    await expect(week(page)).not.toContainText('te alcanza');
  });

  describe('before a payday of the week', () => {
    test.override({ now: '2026-11-27T17:40:00-06:00' });
    test('state that the money suffices with a payroll that arrives in time', async ({ page, signIn }) => {
      await replaceBalances(page, { 'ana-nomina': { amount: 30_000, currencyCode: 'MXN' } });
      await signIn('ana');
      await expect(section(page, 'Resumen')).toContainText('Libres hasta tu quincena: $12,550.53');
      await expect(weekLine(page)).toContainText(', te alcanza con tu quincena del 30 nov');
      await openWeek(page);
      await expect(week(page)).toContainText(
        'y te alcanza: te quedan $6,297.64 MXN en Nómina, contando $24,600.00 MXN de tu quincena del 30 nov.',
      );
    });
  });

  test('begin with the overdue payments', async ({ page, signIn }) => {
    await signIn('elena');
    await expect(weekLine(page)).toHaveText(
      /^1 pago vencido y 1 esta semanaCrédito Hipotecario venció el 12 oct · Tarjeta Oro hoy$/,
    );
    await expect(tile(page, 'Créditos')).toContainText('Crédito Hipotecario: pago vencido');
  });

  test('do not state that the money suffices when the saving programs fail to load', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.fault.rule({ match: { path: '/saving-programs' }, then: { status: 500 } });
    await signIn('ana');
    await expect(weekLine(page)).toContainText('1 pago vencido y 5 esta semana');
    await expect(week(page)).not.toContainText('te alcanza');
    await expect(section(page, 'Resumen')).not.toContainText('quincena');
  });

  test('name a failed source, do not state that the money suffices, and can be retried', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.fault.rule({ match: { path: '/preauthorized-payments' }, then: { status: 500 } });
    await signIn('ana');
    await expect(week(page)).toContainText('No pudimos consultar tus domiciliaciones.');
    await expect(week(page)).toContainText(/Pagas \$[\d,.]+ MXN\./);
    await expect(week(page)).not.toContainText('te alcanza');
    await bank.clearFaults();
    await week(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(week(page)).toContainText('te alcanza');
  });

  test('show the next payment when none is due', async ({ page, signIn }) => {
    await removeDuePayments(page);
    await page.route('**/api/summary/v2/summary', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const { accounts } of body.data)
        for (const account of accounts)
          if (account.key === 'ana-linea') account.paymentDueDate = '2026-12-04';
      await route.fulfill({ response, json: body });
    });
    await signIn('ana');
    await expect(week(page)).toContainText('No tienes pagos esta semana');
    await expect(week(page)).toContainText(/El siguiente es .+, el 0\d dic\./);
  });

  test('show a failed bill instead of an empty week, with a retry', async ({ page, signIn }) => {
    await signIn('bruno');
    const error = week(page).getByRole('alert');
    await expect(error).toContainText('No pudimos cargar el recibo de Cable del estudio');
    await expect(week(page)).not.toContainText('No tienes pagos');
    const billsCall = page.waitForRequest(/\/merchants\/cable-ixtle\/bills/);
    await error.getByRole('button', { name: 'Reintentar' }).click();
    await billsCall;
    await expect(error).toBeVisible();
  });
});

describe('the free balance until the next wages', () => {
  const total = (page: Page) => section(page, 'Resumen');

  test('is the payroll balance without the payments due by payday, and lists what it counts', async ({
    page,
    signIn,
  }) => {
    await signIn('ana');
    await expect(total(page)).toContainText('Libres hasta tu quincena: $30,597.77 MXN');
    await total(page).getByText('Libres hasta tu quincena').click();
    await expect(total(page)).toContainText(
      'menos lo que pagas hasta tu quincena, el 30 nov.Tienes en Nómina$48,315.62 MXN',
    );
    await expect(total(page)).toContainText('Te quedan libres$30,597.77 MXN');
    await expect(total(page).getByRole('listitem')).toHaveText([
      'Tele, venció el 29 oct−menos $419.00 MXN',
      'Colegiatura, 25 nov−menos $5,200.00 MXN',
      'Línea Cenzontle, 27 nov−menos $11,380.24 MXN',
      'Cable Ixtle, 27 novImporte por confirmar',
      'Agua, 28 nov−menos $268.38 MXN',
      'Agua del estudio, 29 nov−menos $450.23 MXN',
    ]);
    await expect(total(page)).toContainText(
      'Sin contar un cobro con importe por confirmar. El dinero que tienes en Ahorro para el viaje no se cuenta como libre.Después de tu quincena sigue Tarjeta Oro, el 02 dic: $17,309.07 MXN.',
    );
  });

  test('is replaced by the date of the wages while a bill cannot be read', async ({ page, bank, signIn }) => {
    await bank.fixture('payees.number-taken', 'ana', { payee: 'ana-gas', reference: '1234567890129903' });
    await signIn('ana');
    await expect(total(page)).toContainText(
      'Tu quincena es el 30 nov. Aún no sabemos cuánto te queda libre: no pudimos consultar el recibo de Gas.',
    );
    await expect(total(page)).not.toContainText('Libres hasta tu quincena');
  });

  test('is not shown when a source fails or the customer has no regular wages', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.fault.rule({ match: { path: '/preauthorized-payments' }, then: { status: 500 } });
    await signIn('ana');
    await expect(total(page)).toContainText('En tus 2 cuentas de cheques');
    await expect(total(page)).not.toContainText('quincena');
    await bank.clearFaults();
    await signIn('jorge');
    await expect(total(page)).toContainText('En tu cuenta de cheques');
    await expect(total(page)).not.toContainText('quincena');
  });
});

describe('the account sections', () => {
  test('load two months of movements once per account', async ({ page, signIn }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(MOVEMENTS)) urls.push(request.url());
    });
    await signIn('ana');
    await waitForAllSections(page);
    await expect(latestMovements(page).getByRole('listitem')).toHaveCount(5);
    expect(urls.map((url) => new URL(url).searchParams.get('from_date'))).toEqual(
      Array(4).fill('2026-10-01'),
    );
    expect(new Set(urls).size).toBe(4);
  });

  test('link the most paid recipients to a prefilled form, and offer to add a recipient', async ({
    page,
    signIn,
  }) => {
    await signIn('ana');
    const links = people(page).getByRole('listitem').getByRole('link');
    await expect(links).toHaveText([
      /Luis$/,
      /Mamá$/,
      /Mi otra tarjeta$/,
      /Renta del estudio$/,
      /Sofía$/,
      /Nueva persona$/,
    ]);
    await people(page)
      .getByRole('button', { name: /Carpintero desde 09:48$/ })
      .click();
    await expect(people(page).getByRole('status')).toHaveText(
      'Carpintero se activa a las 09:48 horas. Por seguridad, esperamos 30 minutos después de guardar.',
    );
    await expect(links.last()).toHaveAccessibleName('Nueva persona');
    await expect(links.last()).toHaveAttribute('href', /\/transfers\/recipients\/create$/);
    const mother = people(page).getByRole('link', { name: /Enviar a Mamá/ });
    await mother.click();
    await expect(page).toHaveURL(/\/third-parties\/spei\?to_account=/);
    await expect(page.getByRole('main')).toContainText('Mamá');
  });

  test('open the last movements in their account, and Back leads home', async ({ page, signIn }) => {
    await signIn('ana');
    const rows = latestMovements(page).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    const days = await rows
      .locator('time')
      .evaluateAll((elements) => elements.map((day) => day.getAttribute('datetime')));
    expect(days).toEqual(days.toSorted().toReversed());
    const row = rows.filter({ hasText: 'Tarjeta Oro' }).first();
    const description = String(await row.locator('b').textContent());
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/details\/credit-card\/ana-tarjeta\?movement=\w+$/);
    await expect(heading(page, 'Tarjeta Oro')).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('heading', { name: description })).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(5);
    await latestMovements(page).getByRole('link', { name: 'Ver todos los movimientos' }).click();
    await expect(heading(page, 'Historial de tus cuentas')).toBeVisible();
  });

  test('compare the spending with last month up to the same day', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(tile(page, SPENDING)).toContainText(/\$[\d,.]+ MXN (menos|más) que en oct$/);
    await openTile(page, SPENDING);
    await expect(spending(page)).toContainText(/\$[\d,.]+ MXN (menos|más) que en octubre al día 23\./);
    await expect(spending(page)).toContainText('Sin contar envíos a personas ni cuentas en dólares.');
    await expect(spending(page).getByRole('listitem')).toHaveCount(6);
    await expect(spending(page).getByRole('listitem').first()).toContainText(
      /\$[\d,.]+ MXN, el mes pasado \$/,
    );
  });

  test('omit the spending when the bank sends no categories', async ({ page, signIn }) => {
    await page.route('**/transactions?**', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const movement of body.data) delete movement.category;
      await route.fulfill({ response, json: body });
    });
    await signIn('ana');
    await expect(latestMovements(page).getByRole('listitem')).toHaveCount(5);
    await expect(tile(page, 'Inversiones')).toBeVisible();
    await expect(tile(page, SPENDING)).toHaveCount(0);
  });
});
