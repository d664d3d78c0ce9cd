import { describe, expect, test } from '../support/dom/journey';
import {
  latest,
  MOVEMENTS,
  people,
  spending,
  statement,
  withNothingDue,
  withTransfers,
} from '../support/home';
import { heading } from '../support/own-transfer';
import { accountsOf, week, withBalances } from '../support/summary';

describe('the greeting', () => {
  for (const [now, words] of [
    ['2026-11-23T11:59:00-06:00', 'Buenos días, AnaLunes 23 de noviembre'],
    ['2026-11-23T12:00:00-06:00', 'Buenas tardes, AnaLunes 23 de noviembre'],
    ['2026-11-24T00:30:00-06:00', 'Buenas noches, AnaMartes 24 de noviembre'],
  ] as const) {
    describe(now, () => {
      test.override({ now });
      test(words, async ({ page, signIn }) => {
        await signIn('ana');
        await expect(page.getByRole('heading', { level: 1, name: 'Mis cuentas' })).toBeVisible();
        await expect(page.getByText(words.slice(0, words.indexOf('Ana') + 3), { exact: true })).toBeVisible();
        await expect(page.getByText(words.slice(words.indexOf('Ana') + 3))).toBeVisible();
      });
    });
  }
});

describe('the weekly payments', () => {
  test('include every source once, with a total that names what it excludes', async ({ page, signIn }) => {
    await withTransfers(page, [
      { name: 'Renta', date: '2026-11-24', amount: 8500 },
      { name: 'Ahorro para el viaje', date: '2026-11-24', amount: 700, type: 'OWN' },
      { name: 'Prima', date: '2026-11-26', amount: 50, currency: 'USD' },
      { name: 'Después', date: '2026-11-30', amount: 999 },
    ]);
    await signIn('ana');
    await week(page)
      .getByRole('button', { name: /^Ver \d+ más$/ })
      .click();
    const rows = week(page).getByRole('listitem');
    await expect(rows.first()).toContainText('Venció el 29 oct.');
    await expect(rows.filter({ hasText: 'Renta' })).toContainText(/Desde Nómina\$8,500\.00 MXNProgramado/);
    await expect(rows.filter({ hasText: 'Se cobra solo' })).not.toHaveCount(0);
    await expect(week(page)).not.toContainText('Después');
    // 419 + 5,200 + 11,380.24, the bills after them, and the rent.
    await expect(week(page)).toContainText(/Son 6 pagos por \$26,217\.85 MXN y te alcanza/);
    await expect(week(page)).toContainText('te quedan $148,577.77 MXN en tus cuentas de cheques en pesos.');
    await expect(week(page)).toContainText(
      /Sin contar .*, lo que es en dólares ni lo que pasas entre tus cuentas\./,
    );
    await week(page).getByRole('button', { name: 'Ver menos' }).click();
    await expect(rows).toHaveCount(3);
  });

  test('show the missing amount when the balance does not suffice', async ({ page, signIn }) => {
    await withBalances(page, {
      'ana-nomina': { amount: 1000, currencyCode: 'MXN' },
      'ana-ahorro': { amount: 500.5, currencyCode: 'MXN' },
    });
    await signIn('ana');
    await expect(week(page)).toContainText('Te faltan $16,217.35 MXN en tus cuentas de cheques en pesos.');
    await expect(week(page)).not.toContainText('te alcanza');
  });

  test('name a failed source, promise nothing and can be retried', async ({ page, bank, signIn }) => {
    await bank.fault({ match: { path: '/preauthorized-payments' }, then: { status: 500 } });
    await signIn('ana');
    await expect(week(page)).toContainText('No pudimos consultar tus domiciliaciones.');
    await expect(week(page)).toContainText(/Son \d pagos por \$[\d,.]+ MXN\./);
    await expect(week(page)).not.toContainText('te alcanza');
    await bank.clearFaults();
    await week(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(week(page)).toContainText('te alcanza');
  });

  test('show the next payment when none is due', async ({ page, signIn }) => {
    await withNothingDue(page);
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
    const failed = week(page).getByRole('alert');
    await expect(failed).toContainText('No pudimos cargar uno de tus recibos');
    await expect(week(page)).not.toContainText('No tienes pagos');
    const asked = page.waitForRequest(/\/merchants\/cable-ixtle\/bills/);
    await failed.getByRole('button', { name: 'Reintentar' }).click();
    await asked;
    await expect(failed).toBeVisible();
  });
});

describe('the account sections', () => {
  test('load two months of movements once per account', async ({ page, signIn }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(MOVEMENTS)) asked.push(request.url());
    });
    await signIn('ana');
    await expect(spending(page)).toBeVisible();
    await expect(latest(page).getByRole('listitem')).toHaveCount(5);
    expect(asked.map((url) => new URL(url).searchParams.get('from_date'))).toEqual(
      Array(4).fill('2026-10-01'),
    );
    expect(new Set(asked).size).toBe(4);
  });

  test('list the last recipients with a prefilled form, and a link to a new one', async ({
    page,
    signIn,
  }) => {
    await signIn('ana');
    const links = people(page).getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(6);
    await expect(links.last()).toHaveAttribute('href', /\/transfers\/recipients\/create$/);
    const mother = people(page).getByRole('link', { name: /Enviar a Mamá/ });
    await mother.click();
    await expect(page).toHaveURL(/\/third-parties\/spei\?to_account=/);
    await expect(page.getByRole('main')).toContainText('Mamá');
  });

  test('open the last movements in their account, and Back leads home', async ({ page, signIn }) => {
    await signIn('ana');
    const rows = latest(page).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    const days = await rows
      .locator('time')
      .evaluateAll((all) => all.map((day) => day.getAttribute('datetime')));
    expect(days).toEqual(days.toSorted().toReversed());
    const row = rows.filter({ hasText: 'Tarjeta Oro' }).first();
    const what = String(await row.locator('b').textContent());
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/details\/credit-card\/ana-tarjeta\?movement=\w+$/);
    await expect(heading(page, 'Tarjeta Oro')).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('heading', { name: what })).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(5);
  });

  test('compare the spending with last month up to the same day', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(spending(page)).toContainText(/\$[\d,.]+ MXN (menos|más) que en octubre al día 23\./);
    await expect(spending(page)).toContainText('Sin contar envíos a personas ni cuentas en dólares.');
    await expect(spending(page).getByRole('listitem')).toHaveCount(6);
    await expect(spending(page).getByRole('listitem').first()).toContainText(
      /\$[\d,.]+ MXN, el mes pasado \$/,
    );
  });

  test('link to the newest statement', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(statement(page)).toHaveAttribute('href', /\/settings\/statements\/account\?account=ana-/);
  });

  test('show the trend of each balance as text and as a line', async ({ page, signIn }) => {
    await signIn('ana');
    const rows = accountsOf(page, 'Tus cuentas');
    await expect(rows.nth(2)).toContainText(/menos \$[\d,]+\.\d\d en 30 días/);
    await expect(rows.nth(1)).toContainText(/\+\$[\d,]+\.\d\d en 30 días/);
    await expect(rows.locator('[data-spark]')).toHaveCount(3);
    await expect(rows.first().locator('[data-spark]')).toBeVisible();
  });

  test('omit the spending when the bank sends no categories', async ({ page, signIn }) => {
    await page.route('**/transactions?**', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const movement of body.data) delete movement.category;
      await route.fulfill({ response, json: body });
    });
    await signIn('ana');
    await expect(statement(page)).toBeVisible();
    await expect(spending(page)).toHaveCount(0);
    await expect(latest(page).getByRole('listitem')).toHaveCount(5);
  });
});
