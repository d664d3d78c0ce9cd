import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleNarrowToo, expectNoSidewaysScroll } from './support/axe';
import { MOST_SHIFT, shifts } from './support/shifts';
import { accountsOf, week, withBalances } from './support/summary';
import { expect, test } from './support/test';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const spending = (page: Page) => part(page, 'Tus gastos de noviembre');
const people = (page: Page) => part(page, 'Envíale a');
const latest = (page: Page) => part(page, 'Últimos movimientos');
const rail = (page: Page) => page.getByRole('link', { name: /Nuevo estado de cuenta/ });

const MOVEMENTS = '/transactions';
const SCHEDULED = '**/api/transfers/v1/transfers?transfer_status=SCHEDULED**';

type Planned = { name: string; date: string; amount: number; currency?: string; type?: string };

/** Transfers that the customer has scheduled. */
const withTransfers = (page: Page, planned: readonly Planned[]) =>
  page.route(SCHEDULED, (route) =>
    route.fulfill({
      json: {
        data: planned.map(({ name, date, amount, currency = 'MXN', type = 'SPEI' }, place) => ({
          key: `t${place}`,
          transferType: 'schedule',
          effectiveDate: date,
          status: 'SCHEDULED',
          amount,
          currencyCode: currency,
          fromAccount: { description: 'Nómina', displayId: '•••• 4821' },
          toAccount: { description: name, displayId: '•••• 0197' },
          thirdPartyType: type,
        })),
      },
    }),
  );

/** All that tells what is due, but credit, as a bank that owes nothing says it. */
async function withNothingDue(page: Page) {
  await withTransfers(page, []);
  for (const path of ['payees/v1/payees**', 'bill-payments/v1/**', 'preauthorized-payments/v1/**'])
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: { data: [], nonce: '1' } }));
}

/** An account that was opened today, by somebody who has nothing else. */
async function asNewCustomer(page: Page) {
  await withNothingDue(page);
  await page.route('**/api/summary/v2/summary', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const [chequing] = data.filter(({ category }: { category: string }) => category === 'chequing');
    const [account] = chequing.accounts;
    account.primaryBalance = { amount: 0, currencyCode: 'MXN' };
    await route.fulfill({ response, json: { data: [{ category: 'chequing', accounts: [account] }] } });
  });
  for (const path of [
    'accounts/v2/**',
    'third-parties-recipients/**',
    'statements/v1/**',
    'campaigns-cross-sales/**',
  ])
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json: { data: [] } }));
}

test.describe('who is greeted', () => {
  for (const [now, words] of [
    ['2026-11-23T11:59:00-06:00', 'Buenos días, AnaLunes 23 de noviembre'],
    ['2026-11-23T12:00:00-06:00', 'Buenas tardes, AnaLunes 23 de noviembre'],
    ['2026-11-24T00:30:00-06:00', 'Buenas noches, AnaMartes 24 de noviembre'],
  ] as const) {
    test.describe(now, () => {
      test.use({ now });
      test(words, async ({ page, signIn }) => {
        await signIn('ana');
        await expect(page.getByRole('heading', { level: 1, name: 'Mis cuentas' })).toBeVisible();
        await expect(page.getByText(words.slice(0, words.indexOf('Ana') + 3), { exact: true })).toBeVisible();
        await expect(page.getByText(words.slice(words.indexOf('Ana') + 3))).toBeVisible();
      });
    });
  }
});

test.describe('what the week asks for', () => {
  test('from every source, once each, with a sum that says what it counts', async ({ page, signIn }) => {
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
    // 419 + 5,200 + 11,380.24 and the bills after them, and the rent.
    await expect(week(page)).toContainText(/Son 6 pagos por \$26,217\.85 MXN y te alcanza/);
    await expect(week(page)).toContainText('te quedan $148,577.77 MXN en tus cuentas de cheques en pesos.');
    await expect(week(page)).toContainText(
      /Sin contar .*, lo que es en dólares ni lo que pasas entre tus cuentas\./,
    );
    await week(page).getByRole('button', { name: 'Ver menos' }).click();
    await expect(rows).toHaveCount(3);
  });

  test('what does not reach is said', async ({ page, signIn }) => {
    await withBalances(page, {
      'ana-nomina': { amount: 1000, currencyCode: 'MXN' },
      'ana-ahorro': { amount: 500.5, currencyCode: 'MXN' },
    });
    await signIn('ana');
    await expect(week(page)).toContainText('Te faltan $16,217.35 MXN en tus cuentas de cheques en pesos.');
    await expect(week(page)).not.toContainText('te alcanza');
  });

  test('a source that cannot be read is named, promises nothing, and is asked again', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.fault({ match: { path: '/preauthorized-payments' }, then: { status: 500 } });
    await signIn('ana');
    await expect(week(page)).toContainText('No pudimos consultar tus domiciliaciones.');
    await expect(week(page)).toContainText(/Son \d pagos por \$[\d,.]+ MXN\./);
    await expect(week(page)).not.toContainText('te alcanza');
    await bank.clearFaults();
    await week(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(week(page)).toContainText('te alcanza');
  });

  test('nothing: what comes next', async ({ page, signIn }) => {
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
});

test.describe('what is told of the accounts', () => {
  test('how each balance went, in words and drawn', async ({ page, signIn }) => {
    await signIn('ana');
    const rows = accountsOf(page, 'Tus cuentas');
    await expect(rows.nth(2)).toContainText(/menos \$[\d,]+\.\d\d en 30 días/);
    await expect(rows.nth(1)).toContainText(/\+\$[\d,]+\.\d\d en 30 días/);
    await expect(rows.locator('[data-spark]')).toHaveCount(3);
    await expect(rows.first().locator('[data-spark]')).toBeVisible();
  });

  test('each account is asked once for two months', async ({ page, signIn }) => {
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

  test('whom money was sent to last, each with the form filled in; and somebody new', async ({
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

  test('what moved last leads to its account', async ({ page, signIn }) => {
    await signIn('ana');
    const rows = latest(page).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    const days = await rows
      .locator('time')
      .evaluateAll((all) => all.map((day) => day.getAttribute('datetime')));
    expect(days).toEqual(days.toSorted().toReversed());
    await rows.filter({ hasText: 'Tarjeta Oro' }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/details\/credit-card\/ana-tarjeta$/);
  });

  test('what was spent, against last month to the same day', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(spending(page)).toContainText(/\$[\d,.]+ MXN (menos|más) que en octubre al día 23\./);
    await expect(spending(page)).toContainText('Sin contar envíos a personas ni cuentas en dólares.');
    await expect(spending(page).getByRole('listitem')).toHaveCount(6);
    await expect(spending(page).getByRole('listitem').first()).toContainText(
      /\$[\d,.]+ MXN, el mes pasado \$/,
    );
  });

  test('a bank that says no categories tells no spending', async ({ page, signIn }) => {
    await page.route('**/transactions?**', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const movement of body.data) delete movement.category;
      await route.fulfill({ response, json: body });
    });
    await signIn('ana');
    await expect(rail(page)).toBeVisible();
    await expect(spending(page)).toHaveCount(0);
    await expect(latest(page).getByRole('listitem')).toHaveCount(5);
  });

  test('the newest statement leads to it', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(rail(page)).toHaveAttribute('href', /\/settings\/statements\/account\?account=ana-/);
  });
});

/** Each part, the call that it needs, and what it says where that fails. */
const failures = [
  ['/recipients', 'No pudimos cargar a tus destinatarios', people],
  ['/statements', 'No pudimos cargar tus estados de cuenta', rail],
  [MOVEMENTS, 'No pudimos cargar tus últimos movimientos', latest],
  [MOVEMENTS, 'No pudimos cargar tus gastos', spending],
] as const;

for (const [path, words, shown] of failures)
  test(`${words}: the others stand, and it is asked again`, async ({ page, bank, signIn }) => {
    await bank.fault({ match: { path }, then: { status: 500 } });
    await signIn('ana');
    const failed = page.getByRole('alert').filter({ hasText: words });
    await expect(failed).toBeVisible();
    await expect(week(page)).toContainText('te alcanza');
    await expect(accountsOf(page, 'Tus cuentas')).toHaveCount(3);
    await expect(page.getByRole('meter')).toHaveCount(2);
    await bank.clearFaults();
    await failed.getByRole('button', { name: 'Reintentar' }).click();
    await expect(failed).toHaveCount(0);
    await expect(shown(page)).toBeVisible();
  });

const shownWhole = async (page: Page) => {
  await expect(week(page).getByRole('listitem')).toHaveCount(3);
  await expect(latest(page).getByRole('listitem')).toHaveCount(5);
  await expect(
    people(page)
      .getByRole('link', { name: /Enviar a/ })
      .first(),
  ).toBeVisible();
  await expect(spending(page)).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(2);
};

test('covered, nothing tells an amount, and what is drawn is flat', async ({ page, signIn }) => {
  await signIn('ana');
  await shownWhole(page);
  const offers = page.getByRole('region', { name: 'Preaprobado para ti' });
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  // What is offered is no balance.
  for (const name of [
    'Esta semana',
    'Tus cuentas',
    'Últimos movimientos',
    'Tus gastos de noviembre',
    'Tarjetas de crédito',
  ])
    await expect(part(page, name)).not.toContainText(/\d[.,]\d/);
  await expect(offers).toContainText('$');
  await expect(page.getByRole('meter')).toHaveCount(0);
  const lines = await page
    .locator('[data-spark] path')
    .evaluateAll((all) => all.map((line) => line.getAttribute('d')));
  expect(new Set(lines).size).toBe(1);
  await expect(spending(page).locator('i, s')).toHaveCount(0);
});

test('a new customer is told what will stand there, in one column', async ({ page, signIn }) => {
  await asNewCustomer(page);
  await signIn('ana');
  await expect(week(page)).toContainText('No tienes pagos esta semana');
  await expect(people(page)).toContainText('Aún no tienes a quién enviarle');
  await expect(people(page).getByRole('link', { name: 'Agregar persona' })).toBeVisible();
  await expect(latest(page)).toContainText('Aún no tienes movimientos');
  await expect(spending(page)).toHaveCount(0);
  const widths = await Promise.all(
    ['Resumen', 'Esta semana'].map(async (name) => (await part(page, name).boundingBox())?.width),
  );
  expect(widths[0]).toBe(widths[1]);
  await expectAccessibleNarrowToo(page);
});

test('without the file of what comes later the accounts stand, cards among them', async ({
  page,
  signIn,
}) => {
  await page.route(/\/parts-[^/]+\.js$/, (route) => route.abort());
  await signIn('ana');
  await page.mouse.move(300, 300);
  await expect(accountsOf(page, 'Tarjetas de crédito')).toContainText('$18,742.55 MXN');
  await expect(accountsOf(page, 'Tus cuentas')).toHaveCount(3);
  await expect(week(page)).toHaveCount(0);
});

/** Everybody's week is another: full, nothing due, one thing, no cheque account. */
const WEEKS = ['ana', 'valeria', 'luis', 'elena'] as const;

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const customer of WEEKS)
      test(`what comes later moves nothing that ${customer} reads`, async ({ page, bank, signIn }) => {
        await bank.fault({ match: { path: '/' }, then: { delayMs: 250 } });
        await signIn(customer);
        await expect(week(page).locator('b').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { total, of } = await shifts(page);
        expect(total, of.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
      });

    test('axe finds nothing, and nothing scrolls sideways', async ({ page, signIn }) => {
      await signIn('ana');
      await shownWhole(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });

test('by keyboard: from what is due to whom money goes', async ({ page, signIn }) => {
  await signIn('ana');
  await shownWhole(page);
  await week(page).getByRole('link', { name: 'Ver calendario' }).focus();
  for (const name of ['Pagar Tele', 'Pagar Colegiatura', 'Pagar Línea Cenzontle']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details\/line-of-credit\/ana-linea$/);
});
