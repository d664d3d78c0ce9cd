import type { Page } from '@playwright/test';
import { chooseDay } from '../support/dates';
import { expectAccessible, expectAccessibleAtBothWidths } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
import { month, rows } from '../support/history';
import { HISTORY, LIST, paymentRows, scheduledTable } from '../support/payment-history';

/** The total of a month above the list. */
const monthTotal = (page: Page, name: string) =>
  page
    .locator('div')
    .filter({ hasText: new RegExp(`^Pagado en ${name}`) })
    .last();

describe('the monthly summary', () => {
  const novemberTotal = (page: Page) => monthTotal(page, 'noviembre');

  test('compares this month with the month before, and counts only executed payments of the filtered type or payee', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', HISTORY);
    const text = /^Pagado en noviembre\$2,303.97 MXNEn 4 pagos. En octubre fueron \$3,695.40 MXN.$/;
    await expect(novemberTotal(page)).toHaveText(text);
    await expect(month(page, 'Noviembre 2026')).toHaveText('Noviembre 2026Aplicado: $2,303.97 MXN');
    await expect(month(page, 'Octubre 2026')).toHaveText('Octubre 2026Aplicado: $3,695.40 MXN');
    await page.goto(`${HISTORY}?bill_type=tax`);
    await expect(month(page, 'Octubre 2026')).toHaveText('Octubre 2026Aplicado: $2,184.50 MXN');
    await expect(novemberTotal(page)).toHaveText(
      /^Pagado en noviembre\$0.00 MXNAún no haces pagos este mes. En octubre fueron \$2,184.50 MXN.$/,
    );
    await expect(scheduledTable(page)).toHaveCount(0);
    await page.goto(`${HISTORY}?start_date=2026-10-01&end_date=2026-10-31`);
    await expect(novemberTotal(page)).toHaveText(text);
    await expect(scheduledTable(page)).toBeVisible();
    await page.goto(`${HISTORY}?payee_key=ana-internet`);
    await expect(novemberTotal(page)).toHaveText(/^Pagado en noviembre\$[\d.]+ MXNEn 1 pago\./);
    await expect(scheduledTable(page)).toHaveCount(0);
    await page.goto(`${HISTORY}?payee_key=ana-agua`);
    await expect(scheduledTable(page)).toBeVisible();
  });

  test('shows the total of a month only once that month is fully loaded', async ({ page, signIn }) => {
    await signIn('ana', HISTORY);
    const oldest = page.locator('tbody th').last();
    const name = (await oldest.textContent()) ?? '';
    expect(name).toMatch(/^[A-Z][a-z]+ 2026$/);
    await page.getByRole('button', { name: 'Ver más' }).click();
    await expect(paymentRows(page)).toHaveCount(44);
    await expect(month(page, name)).toHaveText(/Aplicado: \$[\d,]+\.\d\d MXN$/);
    await expect(page.locator('tbody th').last()).toHaveText(/Aplicado/);
  });

  test('shows a month without payments, and is absent without payments in both months', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', HISTORY);
    await expect(novemberTotal(page)).toBeVisible();
    await bank.clock.advance('P10D');
    await signIn('ana', HISTORY);
    await expect(monthTotal(page, 'diciembre')).toHaveText(
      /^Pagado en diciembre\$0.00 MXNAún no haces pagos este mes. En noviembre fueron \$[\d,.]+ MXN.$/,
    );
    await signIn('mateo', HISTORY);
    await expect(page.getByText('Aún no tienes pagos realizados')).toBeVisible();
    await expect(page.getByText(/^Pagado en/)).toHaveCount(0);
  });
});

test('scheduled payments show their count and total, and appear in the list when filtered', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${HISTORY}?payment_status=PROCESSED`);
  await expect(scheduledTable(page).locator('caption')).toHaveText('Programados1 pago, $268.38 MXN');
  await expect(scheduledTable(page).getByRole('link', { name: 'Agua', exact: true })).toBeVisible();
  await expect(paymentRows(page).filter({ hasText: '28 nov 2026' })).toHaveCount(0);
  await page.goto(`${HISTORY}?payment_status=SCHEDULED`);
  await expect(paymentRows(page)).toHaveText(/28 nov 2026/);
  await expect(month(page, 'Noviembre 2026')).toHaveText('Noviembre 2026');
  await expect(scheduledTable(page)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

describe('a scheduled payment', () => {
  const scheduled = (page: Page) => rows(page).filter({ hasText: 'Programado' });

  test('is cancelled even if the response is lost', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await bank.fault.rule({
      match: { method: 'PUT', path: '/api/bill-payments/v1/bill-payments/{paymentKey}' },
      times: 1,
      then: { kind: 'drop-after-commit' },
    });
    await scheduled(page)
      .getByRole('button', { name: /^Cancelar/ })
      .click();
    await page.getByRole('button', { name: 'Cancelar pago' }).click();
    await expect(page.getByText('Cancelaste el pago. No se hará ningún cargo.')).toBeVisible();
  });

  test('stays unchanged when the bank rejects the change', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await bank.fault.rule({
      match: { method: 'PUT', path: '/api/bill-payments/v1/bill-payments/{paymentKey}' },
      times: 1,
      then: { code: '2082' },
    });
    await scheduled(page)
      .getByRole('button', { name: /^Cambiar/ })
      .click();
    await page.getByRole('dialog').getByLabel('Cuenta origen').selectOption('ana-ahorro');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('El pago sigue programado como estaba.');
  });

  test('can be moved to another date and account, or cancelled', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    const before = await bank.ledger.count();
    await expect(scheduled(page)).toContainText('28 nov 2026');
    await scheduled(page)
      .getByRole('button', { name: /^Cambiar/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Cambiar el pago a / });
    await dialog.getByLabel('Cuenta origen').selectOption('ana-ahorro');
    await chooseDay(page, 'Fecha del pago', '2026-12-02');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Guardamos los cambios de tu pago.')).toBeVisible();
    await expect(scheduled(page)).toContainText('02 dic 2026');

    await scheduled(page)
      .getByRole('button', { name: /^Cancelar/ })
      .click();
    const question = page.getByRole('dialog', { name: '¿Cancelar este pago?' });
    await expect(question).toContainText('programado para el 02 dic 2026');
    await question.getByRole('button', { name: 'Cancelar pago' }).click();
    await expect(page.getByText('Cancelaste el pago. No se hará ningún cargo.')).toBeVisible();
    await expect(scheduled(page)).toHaveCount(0);
    // The row is listed under the day of the cancellation.
    await expect(rows(page).first()).toContainText('23 nov 2026');
    await expect(rows(page).first()).toContainText('Cancelado');
    await bank.clock.advance('P15D');
    await page.reload();
    await expect(rows(page).filter({ hasText: 'Cancelado' })).toHaveCount(1);
    expect(await bank.ledger.count()).toBeGreaterThanOrEqual(before);
  });

  test('keeps its account when the other accounts fail to load', async ({ page, bank, signIn }) => {
    await bank.fault.rule({ match: { path: '/api/summary/v2/summary' }, then: { code: 'CZ_INTERNAL' } });
    await signIn('ana', `${HISTORY}?bill_type=service`);
    await scheduled(page)
      .getByRole('button', { name: /^Cambiar/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Cambiar el pago a / });
    const from = dialog.getByLabel('Cuenta origen');
    await expect(from).toHaveAccessibleDescription(
      'No pudimos cargar tus otras cuentas: el pago sale de esta.',
    );
    await expect(from).toHaveValue('ana-nomina');
    await expect(from.getByRole('option')).toHaveText([/^Nómina •••• 4821/]);
    await chooseDay(page, 'Fecha del pago', '2026-12-02');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(scheduled(page)).toContainText('02 dic 2026');
  });
});

test('the list shows its scheduled payments when the request for the table above fails', async ({
  page,
  signIn,
}) => {
  let isDown = true;
  await page.route(
    (url) => url.pathname === LIST && url.searchParams.get('limit') !== '30',
    (route) => (isDown ? route.abort() : route.continue()),
  );
  await signIn('ana', HISTORY);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Programados (1)' })).toContainText('28 nov 2026');
  isDown = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(scheduledTable(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Programados (1)' })).toHaveCount(0);
});
