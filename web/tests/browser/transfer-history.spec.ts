import { readFile } from 'node:fs/promises';
import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { HISTORY, rows } from '../support/history';
import { heading } from '../support/own-transfer';

test.describe('the list', () => {
  test('shows an error with a retry when a PDF fails', async ({ page, bank, signIn }) => {
    await signIn('ana', HISTORY);
    await expect(rows(page)).toHaveCount(30);
    const pdf = page.getByRole('button', { name: 'PDF de la transferencia del 20 nov 2026' });
    await bank.fault.rule({ match: { method: 'GET' }, times: 1, then: { code: 'CZ_INTERNAL' } });
    await pdf.click();
    const error = page.getByRole('alertdialog', { name: 'No se pudo obtener la información.' });
    const download = page.waitForEvent('download');
    await error.getByRole('button', { name: 'Reintentar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('receipt.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(error).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: 'Descargado de la transferencia del 20 nov 2026' }),
    ).toBeFocused();
  });

  test('shows two-line rows on a phone that link to the receipt and its PDF', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('ana', HISTORY);
    await expect(rows(page)).toHaveCount(30);
    await expectNoSidewaysScroll(page);
    const heights = await rows(page).evaluateAll((elements) =>
      elements.map((row) => row.getBoundingClientRect().height),
    );
    expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(2300);

    const row = rows(page).filter({ hasText: 'Enganche del coche' });
    const middleOf = async (text: string) => {
      const box = await row.getByText(text, { exact: true }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const [day, status] = [await middleOf('20 nov 2026'), await middleOf('Rechazada')];
    expect(Math.abs(day - status)).toBeLessThan(8);
    expect(day).toBeGreaterThan(await middleOf('Ahorro para el viaje'));
    // The status of a completed transfer is visually hidden.
    const completedRow = rows(page).filter({ hasText: 'Traspaso a ahorro' }).first();
    await expect(completedRow.getByRole('cell', { name: 'Aplicada' })).toHaveCSS('width', '1px');
    await expect(page.getByRole('button', { name: /^PDF/ })).toHaveCount(0);

    const { height = 0 } = (await row.boundingBox()) ?? {};
    await row.click({ position: { x: 180, y: height - 6 } });
    await expect(heading(page, 'Transferencia rechazada')).toBeVisible();
    await expect(page.getByRole('button', { name: 'PDF', exact: true })).toBeVisible();
  });
});
