import { expectAccessible } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';
import { heading } from '../support/own-transfer';
import {
  dialog,
  field,
  group,
  movements,
  option,
  recordCalls,
  searchButton,
  selectedOption,
} from '../support/search';

describe('the search dialog', () => {
  test('works by keyboard: "/" opens it, arrows move, Enter follows, and Back returns', async ({
    page,
    signIn,
  }) => {
    await signIn('ana');
    await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(selectedOption(page)).toHaveCount(0);
    await page.keyboard.type('lu');
    await expect(group(page, 'Personas').getByRole('option')).toHaveCount(5);
    await expect(selectedOption(page)).toContainText('Luis');
    await expect(selectedOption(page)).toContainText('Enviar dinero');
    const activeOption = async () =>
      page.locator(`[id="${await field(page).getAttribute('aria-activedescendant')}"]`);
    await expect(await activeOption()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(selectedOption(page)).toContainText('Tarjeta de Luis');
    await page.keyboard.press('End');
    await expect(selectedOption(page)).toContainText('Pagar un servicio');
    await page.keyboard.press('ArrowDown');
    await expect(selectedOption(page)).toContainText('Luis Barrera Cota · Banco Cenzontle •••• 4107');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/third-parties\/same-bank\?to_account=ana-luis$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(greeting(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('does not open with "/" while typing or while another dialog is open', async ({ page, signIn }) => {
    await signIn('ana', 'account-summary/details/chequing/ana-nomina');
    const movements = page.getByRole('main').getByLabel('Buscar');
    await movements.pressSequentially('a/b');
    await expect(movements).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Tu opinión' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('asks before leaving an edited form', async ({ page, signIn }) => {
    await signIn('ana', 'transfers/my-own-accounts');
    await page.getByLabel('Importe').fill('250');
    await searchButton(page).click();
    await field(page).fill('limites');
    await expect(selectedOption(page)).toContainText('Límites de operación');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: '¿Salir sin terminar?' });
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/transfers\/my-own-accounts$/);
    await question.getByRole('button', { name: 'Salir' }).click();
    await expect(heading(page, 'Límites de operación')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

describe('from a form to the same form for another payee', () => {
  const forms = [
    {
      path: 'third-parties/spei?to_account=ana-casero',
      first: 'Renta del estudio',
      later: 'Programar',
      search: 'mamá',
      pays: /Enviar dinero/,
      other: 'Mamá',
      query: 'to_account=ana-mama',
    },
    {
      path: 'bill-payments/service?payee=ana-agua-estudio',
      first: 'Agua del estudio',
      later: 'Otro día',
      search: 'tv horizonte',
      pays: /Pagar Tele/,
      other: 'Tele',
      query: 'payee=ana-tele',
    },
  ];

  for (const { path, first, later, search, pays, other, query } of forms) {
    test(`${path}: asks first, then opens an empty form for the chosen payee; Back restores the first form`, async ({
      page,
      signIn,
    }) => {
      const payeeOption = (name: string) =>
        page.getByRole('main').getByRole('radio', { name: new RegExp(`^${name}`) });
      const searchOther = async () => {
        await searchButton(page).click();
        await field(page).fill(search);
        await option(page, pays).click();
      };
      await signIn('ana', path);
      await expect(payeeOption(first)).toBeChecked();
      await page.getByRole('radio', { name: later }).check();
      await searchOther();
      const question = page.getByRole('alertdialog', { name: '¿Salir sin terminar?' });
      await question.getByRole('button', { name: 'Seguir aquí' }).click();
      await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
      await expect(payeeOption(first)).toBeChecked();
      await searchOther();
      await question.getByRole('button', { name: 'Salir' }).click();
      await expect(page).toHaveURL(new RegExp(`[?&]${query}$`));
      await expect(payeeOption(other)).toBeChecked();
      await expect(page.getByRole('radio', { name: later })).not.toBeChecked();
      await page.goBack();
      await expect(payeeOption(first)).toBeChecked();
    });
  }
});

describe('on a phone', () => {
  test.override({ viewport: { width: 390, height: 844 } });

  test('the search is a page that Back leaves and restores with its text', async ({ page, signIn }) => {
    await signIn('ana');
    await searchButton(page).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page).toHaveTitle('Buscar · Cenzontle');
    await expect(heading(page, 'Buscar')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await field(page).fill('lujan');
    await option(page, /^Renta del estudio/).click();
    await expect(page).toHaveURL(/\/third-parties\/spei\?to_account=/);
    await expect(heading(page, 'Transferir a otro banco')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
    await expect(field(page)).toHaveValue('lujan');
    await page.reload();
    await expect(field(page)).toHaveValue('lujan');
    await expect(option(page, /^Renta del estudio/)).toBeVisible();
    await page.goBack();
    await expect(greeting(page)).toBeVisible();
    // The URL must not contain the search text.
    expect(await page.evaluate(() => location.href)).not.toContain('lujan');
  });

  test('"Cerrar" returns to the previous page, or home', async ({ page, signIn }) => {
    await signIn('ana', 'hubs/history');
    await searchButton(page).click();
    await page.getByRole('main').getByRole('button', { name: 'Cerrar' }).click();
    await expect(heading(page, 'Historial de tus cuentas')).toBeVisible();
    await page.goto('search');
    await page.getByRole('main').getByRole('button', { name: 'Cerrar' }).click();
    await expect(greeting(page)).toBeVisible();
  });
});

describe('results', () => {
  test('include movements of the last year from three letters on, and load each source once', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', 'feature-not-available');
    const calls = recordCalls(page);
    const callsTo = (part: string) => calls.filter((call) => call.includes(part));
    await searchButton(page).click();
    await field(page).pressSequentially('ca');
    await expect(option(page, /^Mamá|^Casa|casa/i).first()).toBeVisible();
    expect(callsTo('/transactions')).toEqual([]);
    await field(page).pressSequentially('fé');
    await expect(movements(page)).toHaveCount(5);
    await expect(page.getByText(/^Los 5 más recientes de \d+$/)).toBeVisible();
    await expect(option(page, /^Café Colibrí/).first()).toContainText('Tarjeta Oro');
    const callCount = callsTo('/transactions').length;
    expect(callsTo('/transactions').every((call) => call.includes('limit=500'))).toBe(true);
    expect(new Set(calls).size).toBe(calls.length);
    for (const search of ['gasolina', 'nomina', 'cafe colibri', '']) await field(page).fill(search);
    await field(page).fill('colibri cafe');
    await expect(option(page, /^Café Colibrí/).first()).toBeVisible();
    expect(callsTo('/transactions')).toHaveLength(callCount);
    expect(callsTo('/recipients')).toHaveLength(1);
    expect(callsTo('/payees')).toHaveLength(1);
    await option(page, /^Café Colibrí/)
      .first()
      .click();
    await expect(page).toHaveURL(
      /\/details\/credit-card\/ana-tarjeta\?period=dates&from_date=(\S+)&to_date=\1&movement=/,
    );
  });

  test('offer a new recipient when nothing matches', async ({ page, signIn }) => {
    await signIn('ana');
    await searchButton(page).click();
    await field(page).fill('xyzzy');
    await expect(dialog(page)).toContainText('No encontramos “xyzzy”');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page);
    await dialog(page).getByRole('link', { name: 'Nuevo destinatario' }).click();
    await expect(page).toHaveURL(/\/transfers\/recipients\/create$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('report a failed source with a retry and keep the results of the other sources', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', 'feature-not-available');
    await bank.fault.rule({ match: { path: '/recipients' }, then: { status: 503 } });
    await searchButton(page).click();
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

  test('hide amounts together with balances', async ({ page, signIn }) => {
    await signIn('ana');
    await page.getByRole('button', { name: /Ocultar/ }).click();
    await searchButton(page).click();
    await field(page).fill('cafe colibri');
    const first = option(page, /^Café Colibrí/).first();
    await expect(first).toContainText('••••••');
    await expect(group(page, 'Movimientos')).not.toContainText('$');
  });
});
