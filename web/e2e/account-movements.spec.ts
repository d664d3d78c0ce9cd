import { details, rows } from './support/account-details';
import { expect, test } from './support/test';

const NOMINA = details('chequing', 'ana-nomina');

test('the controls of a line are of one height and stand on it', async ({ page, signIn }) => {
  await signIn('ana', `${NOMINA}?period=dates&from_date=2026-11-01&to_date=2026-11-20`);
  const button = (name: string) => page.getByRole('button', { name });
  await expect(button('Hasta: 20 nov 2026')).toBeVisible();
  for (const line of [
    [page.getByLabel('Periodo'), page.getByText('Cargos', { exact: true }), page.getByLabel('Buscar')],
    [button('Desde: 01 nov 2026'), button('Hasta: 20 nov 2026'), button('Ver movimientos')],
  ]) {
    const boxes = await Promise.all(line.map((control) => control.boundingBox()));
    const [first] = boxes;
    for (const box of boxes) {
      expect(box?.height).toBeCloseTo(48, 0);
      expect(box?.y).toBeCloseTo(first?.y ?? Number.NaN, 0);
    }
  }
});

test('words are looked for in the chosen period, which says so, and in the whole year', async ({
  page,
  signIn,
}) => {
  await signIn('ana', NOMINA);
  const search = page.getByLabel('Buscar');
  await expect(search).toHaveAccessibleDescription('Solo en el periodo elegido.');
  await search.fill('aguinaldo');
  await expect(page.getByRole('status').filter({ hasText: 'periodo que elegiste' })).toBeVisible();
  await page.getByRole('button', { name: 'Buscar en todo el año' }).click();
  await expect(page).toHaveURL(/\?period=last-year$/);
  await expect(page.getByLabel('Periodo')).toHaveValue('last-year');
  await expect(rows(page).first()).toContainText(/aguinaldo/i);
  await search.fill('nada de esto');
  await expect(page.getByText('Ningún movimiento coincide')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buscar en todo el año' })).toHaveCount(0);
});
