import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { fillIn, investButton, MADE, offerOf, ordered, termOf, UNIQUE, VALUES } from '../support/investments';
import { heading, next, shownAs } from '../support/own-transfer';
import { expect, LATE_MS, test } from '../support/browser/test';

const amountField = '¿Cuánto quieres invertir?';

test('a note is made: asked, compared, reviewed, ordered, and its receipt stays', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', UNIQUE);

  await test.step('an empty form says what it needs', async () => {
    await expect(termOf(page, '28 días')).toBeVisible();
    await next(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Escribe el importe.');
    await expect(alert).toContainText('Elige el plazo.');
    await expect(alert).toContainText('Elige la cuenta de donde sale el dinero.');
    await expectAccessible(page);
  });

  await test.step('terms are compared by what they bring', async () => {
    await fillIn(page);
    const row = offerOf(page, '28 días');
    for (const figure of ['lun 21 dic 2026', '5.60%', '5.75%', 'real 1.93%', '+$73.30', '$20,073.30'])
      await expect(row).toContainText(figure);
    await expect(page.locator('li', { hasText: 'la tasa sube 0.15 puntos' })).toBeVisible();
    const soFar = page.getByRole('region', { name: 'Así queda' });
    await expect(soFar.getByRole('listitem')).toHaveText([
      /Hoy, lun 23 nov 2026.*Sale de Nómina •••• 4821.*\$20,000\.00/,
      /El lun 21 dic 2026.*Regresa a Nómina •••• 4821.*\$20,073\.30/,
    ]);
  });

  await test.step('the review has the bank’s figures, and leads back with everything kept', async () => {
    await next(page);
    await expect(shownAs(page, 'Vencimiento')).toHaveText('lun 21 dic 2026');
    await expect(shownAs(page, 'ISR retenido')).toHaveText('$13.81 MXN');
    await expect(shownAs(page, 'Recibes en total')).toHaveText('$20,073.30 MXN');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Cambiar Plazo' }).click();
    await expect(termOf(page, '28 días')).toBeFocused();
    await expect(page.getByLabel(amountField)).toHaveValue('20,000.00');
    await next(page);
  });

  await test.step('the money leaves at once; a reload shows the receipt again, Back orders nothing', async () => {
    const before = await bank.balance('ana-nomina');
    await investButton(page).click();
    await expect(heading(page, MADE)).toBeVisible();
    expect(await bank.balance('ana-nomina')).toBeCloseTo(before - 20_000, 2);
    await expect(shownAs(page, 'Tasa')).toHaveText('5.60% anual');
    await expect(shownAs(page, 'Vencimiento')).toHaveText('21 dic 2026');
    await expect(shownAs(page, 'Contrato')).toContainText('•••• 8420');
    await expectAccessible(page);
    const moved = await bank.movements();
    await page.reload();
    await expect(heading(page, MADE)).toBeVisible();
    await page.goBack();
    await expect(investButton(page)).toBeHidden();
    expect(await bank.movements()).toBe(moved);
  });
});

for (const [instrument, term, name] of [
  ['CEDE fija', '91 días', 'CEDE de tasa fija'],
  ['CEDE variable', '364 días', 'CEDE de tasa variable'],
] as const)
  test(`${name}: interest each month, and what the form told is what the bank agrees to`, async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', VALUES);
    await toReviewed();
    await investButton(page).click();
    await expect(heading(page, MADE)).toBeVisible();
    await expect(shownAs(page, 'Instrumento')).toHaveText(name);
    await expect(shownAs(page, 'Pago de intereses')).toContainText('Cada mes');
    expect((await bank.ledger()).balanced).toBe(true);

    async function toReviewed() {
      await fillIn(page, { instrument, term });
      await expect(page.getByRole('region', { name: 'Así queda' })).toContainText(
        'Cada mes, desde el mié 23 dic 2026',
      );
      const row = (await offerOf(page, term).textContent()) ?? '';
      const told = /\$([\d,.]+)\s*$/.exec(row)?.[1];
      await next(page);
      await expect(page.getByText('en Valores, contrato nuevo')).toBeVisible();
      await expect(shownAs(page, 'Recibes en total')).toHaveText(`$${told} MXN`);
    }
  });

test('the amount is the figure of the page; terms are cards where their columns have no room', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${UNIQUE}?amount=20000`);
  const size = page.getByLabel(amountField).evaluate((input) => getComputedStyle(input).fontSize);
  expect(await size).toBe('48px');
  const head = page.getByText('Plazo y vencimiento');
  await expect(head).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(head).toBeHidden();
});

test('while the rates are asked for the terms have their place', async ({ page, bank, signIn }) => {
  await bank.fault({ match: { path: '/rates' }, times: 1, then: { delayMs: LATE_MS } });
  await signIn('ana', `${UNIQUE}?amount=20000`);
  const terms = page.getByRole('group', { name: '¿Por cuánto tiempo?' });
  await expect(terms.getByRole('status')).toContainText('Consultando tasas');
  await expect(terms.locator('[aria-hidden] > div > div')).toHaveCount(5);
  await expect(termOf(page, '28 días')).toBeVisible();
});

test('the rate of a variable certificate is said to be today’s', async ({ page, signIn }) => {
  await signIn('ana', `${UNIQUE}?investment_type=VARIABLE_CEDES`);
  await expect(page.getByText('CEDE a tasa variable: con la tasa de hoy.')).toBeVisible();
});

test('a term that would end on a holiday says that it is moved', async ({ page, bank, signIn }) => {
  await bank.advance('P4D');
  await signIn('ana', `${UNIQUE}?amount=20000`);
  await expect(offerOf(page, '28 días')).toContainText('lun 28 dic 2026');
  await expect(offerOf(page, '28 días')).toContainText('se recorre por día festivo');
  await expect(offerOf(page, '1 día')).toContainText('se recorre por fin de semana');
});

test.describe('deep links', () => {
  const query = (given: Record<string, string>) => `${UNIQUE}?${new URLSearchParams(given)}`;

  test('all that they may say is filled in', async ({ page, signIn }) => {
    await signIn(
      'ana',
      query({
        from_account: 'ana-nomina',
        to_account: 'ana-ahorro',
        investment_account: 'ana-valores',
        investment_type: 'FIX_CEDES',
        term: '182',
        amount: '30000',
      }),
    );
    await expect(page.getByLabel('Sale de')).toHaveValue('ana-nomina');
    await expect(page.getByLabel('Al vencer regresa a')).toHaveValue('ana-ahorro');
    await expect(page.getByRole('radio', { name: 'CEDE fija' })).toBeChecked();
    await expect(termOf(page, '182 días')).toBeChecked();
    const validation = page.waitForRequest(/\/execute$/);
    await next(page);
    expect((await validation).postDataJSON()).toEqual({
      action: 'VALIDATE',
      type: 'INVERSION CUENTA UNICA',
      investment_type: 'FIX_CEDES',
      investment_account_key: 'ana-valores',
      from_account_key: 'ana-nomina',
      to_account_key: 'ana-ahorro',
      amount: 30_000,
      term: 182,
    });
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  });

  test('the short one has an account and an instrument', async ({ page, signIn }) => {
    await signIn('ana', query({ from_account: 'ana-ahorro', investment_type: 'VARIABLE_CEDES' }));
    await expect(page.getByLabel('Sale de')).toHaveValue('ana-ahorro');
    await expect(page.getByLabel('Al vencer regresa a')).toHaveValue('ana-ahorro');
    await expect(page.getByRole('radio', { name: 'CEDE variable' })).toBeChecked();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });

  test('what they say that cannot be is left to be filled in', async ({ page, bank, signIn }) => {
    await signIn(
      'ana',
      query({
        from_account: 'carmen-nomina',
        to_account: '../..',
        investment_account: '<b>',
        investment_type: 'BONDS',
        term: '-1e9',
        amount: '12..5',
      }),
    );
    await expect(page.getByLabel('Sale de')).toHaveValue('');
    await expect(page.getByRole('radio', { name: 'Pagaré' })).toBeChecked();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await next(page);
    await expect(page.getByRole('alert')).toContainText('Escribe un importe en MXN');
    expect(ordered(await bank.requests())).toEqual([]);
  });

  test('a term that is not offered is told', async ({ page, signIn }) => {
    await signIn('ana', query({ from_account: 'ana-nomina', amount: '20000', term: '45' }));
    await expect(termOf(page, '28 días')).toBeVisible();
    await next(page);
    await expect(page.getByRole('alert')).toContainText('Elige uno de los plazos que ofrecemos.');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar at its foot says how much and when, and the path stands under the fields', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', `${UNIQUE}?from_account=ana-nomina&amount=20000`);
    const words = page.getByText(/^Recibes (el|hasta el) \d\d \w{3}/);
    await expect(termOf(page, '28 días')).toBeVisible();
    await expect(words).toBeHidden();
    await termOf(page, '28 días').check();
    await expect(words).toHaveText('Recibes el 21 dic');
    const within = async () => {
      const bar = await page.getByRole('button', { name: 'Continuar' }).boundingBox();
      const said = await page.getByText('$20,073.30', { exact: true }).last().boundingBox();
      return [bar, said].map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    };
    // Beside the button, wherever the form is.
    for (const place of [0, 10_000]) {
      await page.evaluate((top) => scrollTo(0, top), place);
      const [button = 0, said = 0] = await within();
      expect(Math.abs(button - said)).toBeLessThan(24);
    }
    await expect(page.getByRole('region', { name: 'Así queda' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('radio', { name: 'CEDE fija' }).check();
    await termOf(page, '91 días').check();
    await expect(words).toHaveText('Recibes hasta el 22 feb');
    // Nothing of the page lies under its head.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });

  test('by keyboard alone', async ({ page, signIn }) => {
    await signIn('ana', `${UNIQUE}?from_account=ana-nomina`);
    await expect(termOf(page, '28 días')).toBeVisible();
    await page.getByLabel(amountField).focus();
    await page.keyboard.type('20000');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Pagaré' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let row = 0; row < 2; row += 1) await page.keyboard.press('ArrowDown');
    await expect(termOf(page, '28 días')).toBeChecked();
    await expect(
      page.getByRole('status').filter({ hasText: 'Recibes $20,073.30 MXN el lun 21 dic 2026' }),
    ).toBeAttached();
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Revisa y confirma')).toBeFocused();
    await investButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, MADE)).toBeVisible();
  });

  test('with text twice as large at 320 px nothing runs out of the window', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn('ana', `${UNIQUE}?from_account=ana-nomina&amount=1000000&term=28`);
    await expect(termOf(page, '28 días')).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
  });
});
