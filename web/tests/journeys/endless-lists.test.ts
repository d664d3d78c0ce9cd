import type { Page } from '@playwright/test';
import { scheduledPayment } from '#web/testing/makers.ts';
import { detailsPath } from '../support/account-details';
import { LOG } from '../support/activity-log';
import { expect, test } from '../support/dom/journey';
import { openWeek, week } from '../support/summary';

/* A bank that ignores `limit` or returns very long lists must not block a page. */

const ROWS = 300;

/** Repeats the first row of a list. */
function repeatFirst(list: readonly object[], length = ROWS): object[] {
  const [first] = list;
  if (first === undefined) throw new Error('An empty list has no row to repeat');
  return Array.from({ length }, (_, index) => ({
    ...first,
    key: `k${index}`,
    number: index,
    merchantKey: `k${index}`,
    statementKey: `k${index}`,
  }));
}

const repeatRows = (page: Page, path: RegExp, list = 'data', length = ROWS) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ json: { ...body, [list]: repeatFirst(body[list], length) } });
  });

const main = (page: Page) => page.getByRole('main');
const items = (page: Page) => main(page).getByRole('listitem');
const lines = (page: Page) =>
  main(page)
    .locator('tbody tr')
    .filter({ has: page.locator('td') });
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

const lists = [
  ['the activity log', LOG, /\/activities/, items, 30],
  [
    'the investments of a portfolio',
    detailsPath('investment-product', 'ana-valores'),
    /\/portfolios\/[^/]+\/investments/,
    (page: Page) => main(page).getByRole('link', { name: /recibes/ }),
    20,
  ],
  ['fund orders', 'mutual-funds/history', /\/transactions(\?|$)/, lines, 100],
  [
    'statements',
    'settings/statements/account?account=ana-nomina',
    /\/statements\?/,
    (page: Page) => page.getByRole('list', { name: /stados de cuenta/ }).getByRole('listitem'),
    100,
  ],
  [
    'saving programs',
    'saving-programs',
    /\/saving-programs(\?|$)/,
    (page: Page) => section(page, 'Tus programas').getByRole('listitem'),
    100,
  ],
  [
    'companies',
    'transfers/credits/merchant-selection',
    /\/merchants(\?|$)/,
    (page: Page) => section(page, 'Todos los servicios').getByRole('listitem'),
    100,
  ],
] as const;

for (const [name, address, path, rows, size] of lists) {
  test(`${name}: shows one page of rows, and the next with 'Ver más'`, async ({ page, signIn }) => {
    await repeatRows(page, path);
    await signIn('ana', address);
    await expect(rows(page)).toHaveCount(size);
    await page.getByRole('button', { name: 'Ver más' }).click();
    await expect(rows(page)).toHaveCount(2 * size);
  });
}

test('the week on the home shows a hundred payments per page', async ({ page, signIn }) => {
  await page.route(/\/payments\?.*SCHEDULED/, (route) =>
    route.fulfill({ json: { data: repeatFirst([scheduledPayment('p', { effectiveDate: '2026-11-24' })]) } }),
  );
  await signIn('ana');
  const rows = week(page).getByRole('listitem').filter({ hasNotText: 'No se hizo' });
  await openWeek(page);
  await expect(rows).toHaveCount(100);
  await week(page).getByRole('button', { name: 'Ver más' }).click();
  await expect(rows).toHaveCount(200);
});

test('a mortgage shows its overdue payments and its plan in pages', async ({ page, signIn }) => {
  const overdue = {
    dueDate: '2026-10-02',
    payment: 14_868.17,
    principal: 2_300,
    interest: 12_568.17,
    vat: 0,
    balance: 1_400_000,
    status: 'OVERDUE',
    currencyCode: 'MXN',
    unpaid: 4_868.17,
  };
  await repeatRows(page, /\/mortgages\/ana-hipoteca(\?|$)/, 'paymentPlan', 500);
  await page.route(/\/mortgages\/ana-hipoteca\/transactions/, (route) =>
    route.fulfill({ json: { data: repeatFirst([overdue]) } }),
  );
  await signIn('ana', detailsPath('mortgage', 'ana-hipoteca'));
  const overdueList = section(page, 'Pagos vencidos');
  await expect(overdueList.locator('tbody tr')).toHaveCount(14);
  await overdueList.getByRole('button', { name: 'Ver más' }).click();
  await expect(overdueList.locator('tbody tr')).toHaveCount(28);
  const plan = section(page, 'Plan de pagos');
  const expandButton = plan.getByRole('button', { name: 'Ver los 500 pagos' });
  if (await expandButton.isVisible()) await expandButton.click();
  await expect(plan.locator('tbody tr')).toHaveCount(480);
  await plan.getByRole('button', { name: 'Ver más' }).click();
  await expect(plan.locator('tbody tr')).toHaveCount(500);
});

test('the recipient list shows a hundred rows at first', async ({ page, signIn }) => {
  await repeatRows(page, /\/recipients(\?|$)/);
  await signIn('ana', 'third-parties/spei');
  const people = page.getByRole('group', { name: '¿A quién le transfieres?' }).getByRole('radio');
  await page.getByRole('button', { name: /\(300\)$/ }).click();
  await expect(people).toHaveCount(100);
  await page.getByRole('button', { name: 'Ver más' }).click();
  await expect(people).toHaveCount(200);
});
