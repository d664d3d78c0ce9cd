import type { Page } from '@playwright/test';
import { expectAccessibleNarrowToo, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { chooseDay } from '../support/dates';
import { rows } from '../support/history';
import { HISTORY, listed, planned } from '../support/payment-history';

/** The head of a month in the list. */
const month = (page: Page, name: string) => page.getByRole('rowheader').filter({ hasText: name });

test.describe('what it comes to', () => {
  const spent = (page: Page) => page.getByText('Pagado en noviembre').locator('..');

  test('this month beside the one before, only what was made, whatever is asked', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', HISTORY);
    const text = /^Pagado en noviembre\$2,303.97 MXNEn 4 pagos. En octubre fueron \$3,695.40 MXN.$/;
    await expect(spent(page)).toHaveText(text);
    await expect(month(page, 'Noviembre 2026')).toHaveText('Noviembre 2026Aplicado: $2,303.97 MXN');
    await expect(month(page, 'Octubre 2026')).toHaveText('Octubre 2026Aplicado: $3,695.40 MXN');
    await page.goto(`${HISTORY}?bill_type=tax`);
    await expect(month(page, 'Octubre 2026')).toHaveText('Octubre 2026Aplicado: $2,184.50 MXN');
    await expect(spent(page)).toHaveText(text);
  });

  test('a month only once all of it is there', async ({ page, signIn }) => {
    await signIn('ana', HISTORY);
    const oldest = page.getByRole('rowheader').last();
    const name = (await oldest.textContent()) ?? '';
    expect(name).toMatch(/^[A-Z][a-z]+ 2026$/);
    await page.getByRole('button', { name: 'Ver más' }).click();
    await expect(listed(page)).toHaveCount(44);
    await expect(month(page, name)).toHaveText(/Aplicado: \$[\d,]+\.\d\d MXN$/);
    await expect(page.getByRole('rowheader').last()).toHaveText(/Aplicado/);
  });

  test('a month without payments says so; without any in both there is no word of it', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', HISTORY);
    await expect(spent(page)).toBeVisible();
    await bank.advance('P10D');
    await signIn('ana', HISTORY);
    await expect(page.getByText('Pagado en diciembre').locator('..')).toHaveText(
      /^Pagado en diciembre\$0.00 MXNAún no haces pagos este mes. En noviembre fueron \$[\d,.]+ MXN.$/,
    );
    await signIn('mateo', HISTORY);
    await expect(page.getByText('Aún no tienes pagos realizados')).toBeVisible();
    await expect(page.getByText(/^Pagado en/)).toHaveCount(0);
  });
});

test('what is to be made: how many, how much, and in the list, too, where it is asked for', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${HISTORY}?payment_status=PROCESSED`);
  await expect(planned(page).locator('caption')).toHaveText('Programados1 pago, $268.38 MXN');
  await expect(planned(page).getByRole('link', { name: 'Agua', exact: true })).toBeVisible();
  await expect(listed(page).filter({ hasText: '28 nov 2026' })).toHaveCount(0);
  await expectAccessibleNarrowToo(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.goto(`${HISTORY}?payment_status=SCHEDULED`);
  await expect(listed(page)).toHaveText(/28 nov 2026/);
  await expect(month(page, 'Noviembre 2026')).toHaveText('Noviembre 2026');
  await expect(planned(page)).toBeVisible();
});

test.describe('what is scheduled', () => {
  const scheduled = (page: Page) => rows(page).filter({ hasText: 'Programado' });

  test('is changed to another day and account, or cancelled, and says so', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    const before = await bank.movements();
    await expect(scheduled(page)).toContainText('28 nov 2026');
    await scheduled(page)
      .getByRole('button', { name: /^Cambiar/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Cambiar el pago a / });
    await dialog.getByLabel('Cuenta origen').selectOption('ana-ahorro');
    await chooseDay(page, 'Fecha del pago', '2026-12-02');
    await expectAccessibleNarrowToo(page);
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
    // Under the day on which it was cancelled.
    await expect(rows(page).first()).toContainText('23 nov 2026');
    await expect(rows(page).first()).toContainText('Cancelado');
    await bank.advance('P15D');
    await page.reload();
    await expect(rows(page).first()).toContainText('Cancelado');
    expect(await bank.movements()).toBeGreaterThanOrEqual(before);
  });

  test('keeps its account, and says so, where the own accounts cannot be read', async ({
    page,
    bank,
    signIn,
  }) => {
    await bank.fault({ match: { path: '/api/summary/v2/summary' }, then: { code: 'CZ_INTERNAL' } });
    await signIn('ana', HISTORY);
    await scheduled(page)
      .getByRole('button', { name: /^Cambiar/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Cambiar el pago a / });
    const from = dialog.getByLabel('Cuenta origen');
    await expect(from).toHaveAccessibleDescription(
      'No pudimos cargar tus otras cuentas: el pago sale de esta.',
    );
    await expect(from.locator('option:checked')).toHaveText(/^Nómina •••• 4821/);
    await chooseDay(page, 'Fecha del pago', '2026-12-02');
    await expectAccessibleNarrowToo(page);
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(scheduled(page)).toContainText('02 dic 2026');
  });
});
