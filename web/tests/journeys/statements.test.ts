import { expectAccessibleAtBothWidths } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
import { heading, pressContinue } from '../support/own-transfer';
import {
  account,
  captureDownload,
  downloadButton,
  errorDialog,
  expectMonthsOfYear,
  months,
  STATEMENTS,
} from '../support/statements';

test('selects another account, whose statements follow its cut-offs', async ({ page, signIn }) => {
  await signIn('ana', `${STATEMENTS}?account=ana-nomina&year=2025`);
  await expectMonthsOfYear(page, '2025', 2);
  await account(page).selectOption({ label: 'Tarjeta Oro •••• 9014' });
  await expect(page).toHaveURL(/account\?account=ana-tarjeta$/);
  await expectMonthsOfYear(page, '2026', 11);
  await expect(months(page).first()).toContainText('13 oct a 12 nov 2026');
  await expect(page.getByText('El siguiente estará aquí el 15 dic 2026.')).toBeVisible();
});

test('opens on the account of the last transfer', async ({ page, signIn }) => {
  await signIn('ana', STATEMENTS);
  await expectMonthsOfYear(page, '2026', 10);
  await expect(account(page)).toHaveValue('ana-nomina');
});

test('tax certificates have their own texts', async ({ page, signIn }) => {
  await signIn('ana', 'settings/statements/fiscal?account=ana-nomina');
  await expectMonthsOfYear(page, '2026', 10);
  await expect(page.getByText('La siguiente estará aquí el 03 dic 2026.')).toContainText(
    /Guardamos las de \d+ meses; si necesitas una anterior/,
  );
});

describe('without statements', () => {
  test('shows an empty year and an unknown account', async ({ page, signIn }) => {
    await signIn('ana', `${STATEMENTS}?account=ana-nomina&year=2019`);
    await expect(page.getByRole('heading', { name: 'No hay estados de cuenta de 2019' })).toBeVisible();
    await expect(page.getByRole('radio', { name: '2019' })).toBeChecked();
    await page.getByRole('button', { name: 'Ver 2026' }).click();
    await expectMonthsOfYear(page, '2026', 10);

    await page.goto(`${STATEMENTS}?account=luis-cheques`);
    await expect(page.getByRole('heading', { name: 'No encontramos esta cuenta' })).toBeVisible();
    await account(page).selectOption('ana-ahorro');
    await expectMonthsOfYear(page, '2026', 10);
    await expect(account(page).getByRole('option', { name: 'Elige una cuenta' })).toHaveCount(0);
  });

  test('shows a message to a customer without accounts', async ({ page, signIn }) => {
    await signIn('mateo', STATEMENTS);
    await expect(page.getByRole('heading', { name: 'Aún no tienes cuentas' })).toBeVisible();
    await expect(account(page)).toHaveCount(0);
  });

  test('an account without movements has no statements; its first movement sets the date of the first statement', async ({
    page,
    signIn,
  }) => {
    await signIn('carmen', `${STATEMENTS}?account=carmen-gastos`);
    const emptyState = page.getByRole('status').filter({ hasText: 'Aún no hay estados de cuenta' });
    await expect(emptyState).toContainText('Habrá uno cada mes a partir del primero.');
    await expectAccessibleAtBothWidths(page);
    await page.goto(
      'transfers/my-own-accounts?from_account=carmen-cheques&to_account=carmen-gastos&amount=100',
    );
    await pressContinue(page);
    await page.getByRole('button', { name: 'Transferir $100.00 MXN' }).click();
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    await page.goto(`${STATEMENTS}?account=carmen-gastos`);
    await expect(emptyState).toContainText('El primero estará listo el 03 dic 2026.');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('link', { name: 'Ver constancias fiscales' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Aún no hay constancias fiscales' }),
    ).toContainText('La primera estará lista el 03 dic 2026.');
  });
});

describe('on failure', () => {
  for (const path of ['/summary', '/statements']) {
    test(`${path} can be retried`, async ({ page, bank, signIn }) => {
      await signIn('ana', 'feature-not-available');
      await bank.fault.rule({ match: { method: 'GET', path }, times: 1, then: { code: 'CZ_UNAVAILABLE' } });
      await page.goto(STATEMENTS);
      await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
      await expectMonthsOfYear(page, '2026', 10);
    });
  }

  for (const [name, then] of [
    ['the bank rejects', { code: 'CZ_INTERNAL' }],
    ['is lost in transit', { kind: 'drop-before' }],
    ['is returned as HTML', { kind: 'html' }],
  ] as const) {
    test(`a file that ${name} shows an error and can be retried`, async ({ page, bank, signIn }) => {
      await signIn('ana', `${STATEMENTS}?account=ana-nomina`);
      await bank.fault.rule({ match: { method: 'GET', path: '/document' }, times: 1, then });
      await downloadButton(page, 'PDF', 'octubre 2026').click();
      await expect(errorDialog(page)).toBeVisible();
      const download = await captureDownload(page, () =>
        errorDialog(page).getByRole('button', { name: 'Reintentar' }).click(),
      );
      expect(download.name).toBe('estado-de-cuenta-nomina-4821-2026-10-31.pdf');
      await expect(errorDialog(page)).toHaveCount(0);
      await expect(
        page.getByRole('status').filter({ hasText: 'Se descargó PDF de octubre 2026.' }),
      ).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'PDF descargado de octubre 2026' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Nómina', exact: true })).toHaveAttribute(
        'href',
        /chequing\/ana-nomina$/,
      );
    });
  }
});
