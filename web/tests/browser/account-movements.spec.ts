import { detailsPath, rows } from '../support/account-details';
import { expect, test } from '../support/browser/test';

const NOMINA = detailsPath('chequing', 'ana-nomina');

test('controls in the same row have the same height and vertical position', async ({ page, signIn }) => {
  await signIn('ana', `${NOMINA}?period=dates&from_date=2026-11-01&to_date=2026-11-20`);
  const button = (name: string) => page.getByRole('button', { name });
  await expect(button('Hasta: 20 nov 2026')).toBeVisible();
  for (const line of [
    [
      page.getByLabel('Buscar'),
      page.getByLabel('Periodo'),
      page.getByLabel('Categoría'),
      page.getByText('Cargos', { exact: true }),
    ],
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

test('Back restores a cleared search', async ({ page, signIn }) => {
  await signIn('ana', `${NOMINA}?period=last-year&q=nada+de+esto`);
  const search = page.getByLabel('Buscar');
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(search).toHaveValue('');
  // The field is cleared before the URL changes.
  await expect(page).not.toHaveURL(/q=/);
  await expect(rows(page).first()).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('nada de esto');
});

/** Returns the largest overlap of a movement's name with the line below it, in pixels. */
function largestOverlap(rows: Element[]): number {
  const box = (element: Element | null) => {
    const range = document.createRange();
    if (element) range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  return Math.max(
    ...rows.map((row) => box(row.querySelector('button')).bottom - box(row.querySelector('small')).top),
  );
}

test('on a phone a two-line name does not overlap the text below it', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', `${detailsPath('credit-card', 'ana-tarjeta')}?period=last-year`);
  await expect(rows(page).filter({ hasText: 'Taquería El Comal Azul' }).first()).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    // The boxes of two lines of text may overlap slightly.
    expect(await rows(page).evaluateAll(largestOverlap), `${width} px`).toBeLessThanOrEqual(3);
  }
});
