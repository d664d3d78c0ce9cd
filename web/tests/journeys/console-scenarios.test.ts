import { consolePath } from '../support/console';
import { expect, test } from '../support/dom/journey';

const SCENARIOS = consolePath('scenarios');

test('scenarios are found by code or text, also by a search in the URL', async ({ page }) => {
  await page.goto(`${SCENARIOS}?search=2082`);
  const title = page.getByText('El banco rechaza la transferencia con 2082', { exact: true });
  await expect(title).toBeVisible();
  await page.getByLabel('Buscar').fill('domiciliacion');
  await expect(title).toBeHidden();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /domiciliaci[oó]n/i })
      .first(),
  ).toBeVisible();
  await page.getByLabel('Buscar').fill('nada de nada');
  await expect(page.getByText('Ningún escenario coincide.')).toBeVisible();
});

test('a scenario prepared in this bank shows its steps, its expected message and its links', async ({
  page,
  bank,
}) => {
  await page.goto(`${SCENARIOS}?search=own-transfer-2082`);
  await page.getByRole('button', { name: 'Preparar aquí', exact: true }).click();
  const panel = page.getByRole('region', { name: 'El banco rechaza la transferencia con 2082' });
  await expect(panel).toContainText('Transferir $1,250.00 MXN');
  await expect(panel).toContainText('excede el límite configurado por día');
  await expect(panel.getByRole('button', { name: 'Abrir como ana', exact: true })).toBeVisible();
  const link = panel.getByRole('link', { name: 'Ir a la página' });
  await expect(link).toHaveAttribute('href', /^\/transfers\/my-own-accounts\?/);
  expect((await bank.faults()).length).toBeGreaterThan(0);
  await bank.clearFaults();
});

test('a tester marks scenarios as seen and copies a protocol of them', async ({ page }) => {
  await page.goto(`${SCENARIOS}?search=own-transfer-2082`);
  await page.getByLabel('Visto').check();
  await expect(page.getByText(/^Vistos: 1 de \d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Visto')).toBeChecked();
  await page.getByRole('button', { name: 'Copiar el protocolo' }).click();
  const protocol = await navigator.clipboard.readText();
  expect(protocol).toContain('Ronda de escenarios, 23 nov 2026, 09:30:00\nVistos: 1 de ');
  expect(protocol).toContain('[x] 2082 · El banco rechaza la transferencia con 2082 (own-transfer-2082)');
  await page.getByRole('button', { name: 'Quitar las marcas' }).click();
  await expect(page.getByLabel('Visto')).not.toBeChecked();
});
