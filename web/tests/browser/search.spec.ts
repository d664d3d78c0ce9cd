import { expectAccessible } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { clippedTexts } from '../support/browser/text';
import { heading } from '../support/own-transfer';
import { callsOf, chosen, dialog, field, group, movements, opener, option } from '../support/search';

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

  test('what was typed in a form is asked about before an option leads away from it', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', 'transfers/my-own-accounts');
    await page.getByLabel('Importe').fill('250');
    await opener(page).click();
    await field(page).fill('limites');
    await expect(chosen(page)).toContainText('Límites de operación');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: '¿Salir sin terminar?' });
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/transfers\/my-own-accounts$/);
    await question.getByRole('button', { name: 'Salir' }).click();
    await expect(heading(page, 'Límites de operación')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
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

  test('movements of the last year, once something of three letters is asked for; each source is read once', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', 'feature-not-available');
    const calls = callsOf(page);
    const read = (part: string) => calls.filter((call) => call.includes(part));
    await opener(page).click();
    await field(page).pressSequentially('ca');
    await expect(option(page, /^Mamá|^Casa|casa/i).first()).toBeVisible();
    expect(read('/transactions')).toEqual([]);
    await field(page).pressSequentially('fé');
    await expect(movements(page)).toHaveCount(5);
    await expect(page.getByText(/^Los 5 más recientes de \d+$/)).toBeVisible();
    await expect(option(page, /^Café Colibrí/).first()).toContainText('Tarjeta Oro');
    const asked = read('/transactions').length;
    expect(read('/transactions').every((call) => call.includes('limit=500'))).toBe(true);
    expect(new Set(calls).size).toBe(calls.length);
    for (const search of ['gasolina', 'nomina', 'cafe colibri', '']) await field(page).fill(search);
    await field(page).fill('colibri cafe');
    await expect(option(page, /^Café Colibrí/).first()).toBeVisible();
    expect(read('/transactions')).toHaveLength(asked);
    expect(read('/recipients')).toHaveLength(1);
    expect(read('/payees')).toHaveLength(1);
    await option(page, /^Café Colibrí/)
      .first()
      .click();
    await expect(page).toHaveURL(
      /\/details\/credit-card\/ana-tarjeta\?period=dates&from_date=(\S+)&to_date=\1&movement=/,
    );
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

  test('nothing: the bird says so, and somebody new can be saved', async ({ page, signIn }) => {
    await signIn('ana');
    await opener(page).click();
    await field(page).fill('xyzzy');
    await expect(dialog(page)).toContainText('No encontramos “xyzzy”');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page);
    await dialog(page).getByRole('link', { name: 'Nuevo destinatario' }).click();
    await expect(page).toHaveURL(/\/transfers\/recipients\/create$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a source that fails is said in a line, the others stay, and it can be asked again', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', 'feature-not-available');
    await bank.fault({ match: { path: '/recipients' }, then: { status: 503 } });
    await opener(page).click();
    await field(page).fill('luz');
    const line = dialog(page).getByRole('alert');
    await expect(line).toContainText('No pudimos buscar en tus personas guardadas.');
    await expect(option(page, /^Pagar Luz de casa/)).toBeVisible();
    await expect(group(page, 'Personas')).toHaveCount(0);
    await bank.clearFaults();
    await line.getByRole('button', { name: 'Reintentar' }).click();
    await expect(line).toBeEmpty();
    await field(page).fill('lujan');
    await expect(option(page, /^Renta del estudio/)).toBeVisible();
  });

  test('amounts are covered where balances are', async ({ page, signIn }) => {
    await signIn('ana');
    await page.getByRole('button', { name: /Ocultar/ }).click();
    await opener(page).click();
    await field(page).fill('cafe colibri');
    const first = option(page, /^Café Colibrí/).first();
    await expect(first).toContainText('••••••');
    await expect(group(page, 'Movimientos')).not.toContainText('$');
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
