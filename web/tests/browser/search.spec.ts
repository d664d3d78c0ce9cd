import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { clippedTexts } from '../support/browser/text';
import { heading } from '../support/own-transfer';
import { dialog, field, movements, option, searchButton } from '../support/search';

test('Escape, Cerrar and Back close the search and return the focus to its button', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'hubs/history');
  await expect(heading(page, 'Historial de tus cuentas')).toBeVisible();
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Cerrar' }).click(),
    () => page.goBack(),
  ]) {
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await expect(heading(page, 'Historial de tus cuentas')).toBeVisible();
  }
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Historial de tus cuentas')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('results', () => {
  test('link people, services, accounts and pages to their use @smoke', async ({ page, signIn }) => {
    await signIn('ana');
    for (const [search, name, address] of [
      ['lujan', /^Renta del estudio/, /\/third-parties\/spei\?to_account=ana-/],
      ['altiplano casa', /^Pagar Luz de casa/, /\/bill-payments\/service\?billtype=WITHRECEIPT&payee=/],
      ['nomina 4821', /^Nómina/, /\/details\/chequing\/ana-nomina$/],
      ['recarga', /^Recargar tiempo aire/, /\/bill-payments\/mobile-top-up\?/],
      ['ESTADOS', /^Estados de cuenta/, /\/settings\/statements\/account$/],
    ] as const) {
      await searchButton(page).click();
      await field(page).fill(search);
      await option(page, name).click();
      await expect(page).toHaveURL(address);
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('have no axe violations and highlight matches by more than color', async ({ page, signIn }) => {
    await signIn('ana');
    await searchButton(page).click();
    await field(page).fill('cafe');
    await expect(movements(page)).toHaveCount(5);
    await expectAccessible(page);
    const hit = movements(page).first().locator('mark').first();
    await expect(hit).toHaveCSS('text-decoration-line', 'underline');
    await expect(hit).toHaveCSS('font-weight', '700');
  });
});

test('on a phone the placeholder fits its field and no text is clipped', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', 'search');
  await expect(field(page)).toBeFocused();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const freeWidth = await field(page).evaluate((input: HTMLInputElement) => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('The browser has no canvas to measure text');
      context.font = getComputedStyle(input, '::placeholder').font;
      return input.clientWidth - context.measureText(input.placeholder).width;
    });
    expect(freeWidth, `${width} px`).toBeGreaterThan(0);
    expect(await clippedTexts(page), `${width} px`).toEqual([]);
  }
});
