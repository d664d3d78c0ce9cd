import { DELAY_MS, describe, expect, test } from '../support/dom/journey';
import {
  fillIn,
  investButton,
  orderCalls,
  RECEIPT_HEADING,
  termRadio,
  termRow,
  UNIQUE,
  VALUES,
} from '../support/investment-products';
import { heading, pressContinue, shownValue } from '../support/own-transfer';

const amountField = '¿Cuánto quieres invertir?';

for (const [instrument, term, name] of [
  ['CEDE fija', '91 días', 'CEDE de tasa fija'],
  ['CEDE variable', '364 días', 'CEDE de tasa variable'],
] as const)
  test(`${name}: pays interest monthly, and the bank confirms the total of the form`, async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', VALUES);
    await openReview();
    await expect(page).toHaveURL(/\/investments\/values\/confirm$/);
    await investButton(page).click();
    await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
    await expect(page).toHaveURL(/\/investments\/values\/receipt/);
    await expect(shownValue(page, 'Instrumento')).toHaveText(name);
    await expect(shownValue(page, 'Pago de intereses')).toContainText('Cada mes');
    expect((await bank.ledger.read()).balanced).toBe(true);

    async function openReview() {
      await fillIn(page, { instrument, term });
      await expect(page.getByRole('region', { name: 'Así queda' })).toContainText(
        'Cada mes, desde el mié 23 dic 2026',
      );
      const row = (await termRow(page, term).textContent()) ?? '';
      const total = /\$([\d,.]+)\s*$/.exec(row)?.[1];
      await pressContinue(page);
      await expect(page.getByText('en Valores, contrato nuevo')).toBeVisible();
      await expect(shownValue(page, 'Recibes en total')).toHaveText(`$${total} MXN`);
    }
  });

test('reserves space for the terms while rates load', async ({ page, bank, signIn }) => {
  await bank.fault.rule({ match: { path: '/rates' }, times: 1, then: { delayMs: DELAY_MS } });
  await signIn('ana', `${UNIQUE}?amount=20000`);
  const terms = page.getByRole('group', { name: '¿Por cuánto tiempo?' });
  await expect(terms.getByRole('status')).toContainText('Consultando tasas');
  await expect(terms.locator('[aria-hidden] > div > div')).toHaveCount(5);
  await expect(termRadio(page, '28 días')).toBeVisible();
});

for (const [path, text] of [
  [UNIQUE, 'Tu inversión queda en un contrato Cuenta Única.'],
  [VALUES, 'Tu inversión queda en un contrato de Valores.'],
] as const)
  test(`${path} shows the contract that holds the money`, async ({ page, signIn }) => {
    await signIn('ana', path);
    await expect(page.getByText(text)).toBeVisible();
  });

test('states that a variable certificate uses the rate of today', async ({ page, signIn }) => {
  await signIn('ana', `${UNIQUE}?investment_type=VARIABLE_CEDES`);
  await expect(page.getByText('CEDE a tasa variable: con la tasa de hoy.')).toBeVisible();
});

test('a term that would end on a holiday shows its new date', async ({ page, bank, signIn }) => {
  await bank.clock.advance('P4D');
  await signIn('ana', `${UNIQUE}?amount=20000`);
  await expect(termRow(page, '28 días')).toContainText('lun 28 dic 2026');
  await expect(termRow(page, '28 días')).toContainText('se recorre por día festivo');
  await expect(termRow(page, '1 día')).toContainText('se recorre por fin de semana');
});

describe('deep links', () => {
  const query = (params: Record<string, string>) => `${UNIQUE}?${new URLSearchParams(params)}`;

  test('fill in every valid value', async ({ page, signIn }) => {
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
    await expect(termRadio(page, '182 días')).toBeChecked();
    const validation = page.waitForRequest(/\/execute$/);
    await pressContinue(page);
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

  test('may fill in only an account and an instrument', async ({ page, signIn }) => {
    await signIn('ana', query({ from_account: 'ana-ahorro', investment_type: 'VARIABLE_CEDES' }));
    await expect(page.getByLabel('Sale de')).toHaveValue('ana-ahorro');
    await expect(page.getByLabel('Al vencer regresa a')).toHaveValue('ana-ahorro');
    await expect(page.getByRole('radio', { name: 'CEDE variable' })).toBeChecked();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });

  test('ignore invalid values', async ({ page, bank, signIn }) => {
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
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('Escribe el importe');
    expect(orderCalls(await bank.requests())).toEqual([]);
  });

  test('report a term that is not offered', async ({ page, signIn }) => {
    await signIn('ana', query({ from_account: 'ana-nomina', amount: '20000', term: '45' }));
    await expect(termRadio(page, '28 días')).toBeVisible();
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('Elige uno de los plazos que ofrecemos.');
  });
});

describe('on a phone', () => {
  test.override({ viewport: { width: 390, height: 844 } });

  test('works by keyboard', async ({ page, signIn }) => {
    await signIn('ana', `${UNIQUE}?from_account=ana-nomina`);
    await expect(termRadio(page, '28 días')).toBeVisible();
    await page.getByLabel(amountField).focus();
    await page.keyboard.type('20000');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Pagaré' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let row = 0; row < 2; row += 1) await page.keyboard.press('ArrowDown');
    await expect(termRadio(page, '28 días')).toBeChecked();
    await expect(
      page.getByRole('status').filter({ hasText: 'Recibes $20,073.30 MXN el lun 21 dic 2026' }),
    ).toBeAttached();
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Revisa y confirma')).toBeFocused();
    await investButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
  });
});
