import { expectAccessibleAtBothWidths } from '../support/browser/axe';
import { DELAY_MS, expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import {
  account,
  captureDownload,
  downloadButton,
  expectMonthsOfYear,
  months,
  STATEMENTS,
} from '../support/statements';

test('an account links to its statements by year and to its tax certificates @smoke', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'account-summary/details/chequing/ana-nomina');
  await page.getByRole('link', { name: 'Estados de cuenta' }).click();
  await expect(heading(page, 'Estados de cuenta')).toBeFocused();
  await expect(page).toHaveURL(/\/settings\/statements\/account\?account=ana-nomina$/);
  await expect(account(page)).toHaveValue('ana-nomina');
  await expectMonthsOfYear(page, '2026', 10);
  await expect(months(page).first()).toContainText('Octubre 2026');
  await expect(months(page).first()).toContainText('01 a 31 oct 2026');
  await expect(page.getByText('El siguiente estará aquí el 03 dic 2026.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.getByRole('radio', { name: '2025' }).check();
  await expect(page).toHaveURL(/account=ana-nomina&year=2025$/);
  await expectMonthsOfYear(page, '2025', 2);
  const pdf = await captureDownload(page, () => downloadButton(page, 'PDF', 'diciembre 2025').click());
  expect(pdf.name).toBe('estado-de-cuenta-nomina-4821-2025-12-31.pdf');
  expect(pdf.text).toMatch(/^%PDF-/);
  await expect(downloadButton(page, 'XML', 'diciembre 2025')).toHaveCount(0);

  await page.getByRole('link', { name: 'Ver constancias fiscales' }).click();
  await expect(page).toHaveURL(/\/fiscal\?account=ana-nomina&year=2025$/);
  await expect(heading(page, 'Constancias fiscales')).toBeVisible();
  await expectMonthsOfYear(page, '2025', 2);
  const xml = await captureDownload(page, () => downloadButton(page, 'XML', 'diciembre 2025').click());
  expect(xml.name).toBe('constancia-fiscal-nomina-4821-2025-12-31.xml');
  expect(xml.text).toContain('hasta="2025-12-31"');
  const fiscal = await captureDownload(page, () => downloadButton(page, 'PDF', 'noviembre 2025').click());
  expect(fiscal.name).toBe('constancia-fiscal-nomina-4821-2025-11-30.pdf');
  await expectAccessibleAtBothWidths(page);
  await page.goBack();
  await expect(heading(page, 'Estados de cuenta')).toBeVisible();
  await expectMonthsOfYear(page, '2025', 2);
});

test('a file being downloaded shows its progress, is requested once and does not block other files', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', `${STATEMENTS}?account=ana-nomina`);
  await bank.fault.rule({ match: { path: '/document' }, times: 1, then: { delayMs: DELAY_MS } });
  const octoberButton = downloadButton(page, 'PDF', 'octubre 2026');
  const width = (await octoberButton.boundingBox())?.width;
  const october = captureDownload(page, async () => {
    await octoberButton.dblclick();
    await octoberButton.click({ force: true });
  });
  await expect(page.getByText('Descargando PDF de octubre 2026...')).toHaveCount(1);
  await expect(octoberButton).toHaveAttribute('aria-disabled', 'true');
  expect(Math.abs(((await octoberButton.boundingBox())?.width ?? 0) - (width ?? 0))).toBeLessThan(4);
  await expect(downloadButton(page, 'PDF', 'septiembre 2026')).not.toHaveAttribute('aria-disabled', 'true');
  expect((await october).name).toContain('2026-10-31');
  await expect(page.getByText('Descargando PDF de octubre 2026...')).toHaveCount(0);
  const documentCalls = (await bank.requests()).filter(({ path }) => path.endsWith('/document'));
  expect(documentCalls).toHaveLength(1);
});
