import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { clippedTexts } from '../support/browser/text';
import { heading } from '../support/own-transfer';
import { chosen, dialog, field, group, movements, opener, option } from '../support/search';

test.describe('the search over a page', () => {
  test('by keys alone: "/" opens it, the arrows move, Enter follows, and Back returns', async ({
    page,
    signIn,
  }) => {
    await signIn('ana');
    await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(chosen(page)).toHaveCount(0);
    await page.keyboard.type('lu');
    await expect(group(page, 'Personas').getByRole('option')).toHaveCount(5);
    await expect(chosen(page)).toContainText('Luis');
    await expect(chosen(page)).toContainText('Enviar dinero');
    const active = async () =>
      page.locator(`[id="${await field(page).getAttribute('aria-activedescendant')}"]`);
    await expect(await active()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toContainText('Tarjeta de Luis');
    await page.keyboard.press('End');
    await expect(chosen(page)).toContainText('Pagar un servicio');
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toContainText('Luis Barrera Cota · Banco Cenzontle •••• 4107');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/third-parties\/same-bank\?to_account=ana-luis$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Mis cuentas')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Escape, Cerrar and Back close it, and the focus returns to what opened it', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', 'hubs/history');
    await expect(heading(page, 'Historial por producto')).toBeVisible();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Cerrar' }).click(),
      () => page.goBack(),
    ]) {
      await opener(page).click();
      await expect(field(page)).toBeFocused();
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await expect(heading(page, 'Historial por producto')).toBeVisible();
    }
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Historial por producto')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('what is found', () => {
  test('people, services, accounts and pages lead to where they are used @smoke', async ({
    page,
    signIn,
  }) => {
    await signIn('ana');
    for (const [search, name, address] of [
      ['lujan', /^Renta del estudio/, /\/third-parties\/spei\?to_account=ana-/],
      ['altiplano casa', /^Pagar Luz de casa/, /\/bill-payments\/service\?billtype=WITHRECEIPT&payee=/],
      ['nomina 4821', /^Nómina/, /\/details\/chequing\/ana-nomina$/],
      ['recarga', /^Recargar tiempo aire/, /\/bill-payments\/mobile-top-up\?/],
      ['ESTADOS', /^Estados de cuenta/, /\/settings\/statements\/account$/],
    ] as const) {
      await opener(page).click();
      await field(page).fill(search);
      await option(page, name).click();
      await expect(page).toHaveURL(address);
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('what was searched stands out by more than its colour', async ({ page, signIn }) => {
    await signIn('ana');
    await opener(page).click();
    await field(page).fill('lujan');
    const hit = option(page, /^Renta del estudio/).locator('mark');
    await expect(hit).toHaveText('Luján');
    await expect(hit).toHaveCSS('text-decoration-line', 'underline');
    await expect(hit).toHaveCSS('font-weight', '700');
  });

  test('axe finds nothing wrong with what was found', async ({ page, signIn }) => {
    await signIn('ana');
    await opener(page).click();
    await field(page).fill('cafe');
    await expect(movements(page)).toHaveCount(5);
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const width of [390, 320])
    test(`the words in its field have room at ${width} px, and no others are cut`, async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn('ana', 'search');
      await expect(field(page)).toBeFocused();
      const spare = await field(page).evaluate((input: HTMLInputElement) => {
        const pen = document.createElement('canvas').getContext('2d');
        if (pen === null) throw new Error('nothing to measure with');
        pen.font = getComputedStyle(input, '::placeholder').font;
        return input.clientWidth - pen.measureText(input.placeholder).width;
      });
      expect(spare).toBeGreaterThan(0);
      expect(await clippedTexts(page)).toEqual([]);
    });
});
