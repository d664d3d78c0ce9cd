import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import {
  fillIn,
  investButton,
  RECEIPT_HEADING,
  termRadio,
  termRow,
  UNIQUE,
} from '../support/investment-products';
import { heading, pressContinue, shownValue } from '../support/own-transfer';

const amountField = '¿Cuánto quieres invertir?';

test('buys a note: form, comparison of terms, review, order and receipt @smoke', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', UNIQUE);

  await test.step('an empty form lists the missing fields', async () => {
    await expect(termRadio(page, '28 días')).toBeVisible();
    await pressContinue(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Escribe el importe.');
    await expect(alert).toContainText('Elige el plazo.');
    await expect(page.getByLabel('Sale de')).toHaveValue('ana-nomina');
    await expectAccessible(page);
  });

  await test.step('terms show their returns side by side', async () => {
    await fillIn(page);
    const row = termRow(page, '28 días');
    for (const figure of ['lun 21 dic 2026', '5.60%', '5.75%', 'real 1.93%', '+$73.30', '$20,073.30'])
      await expect(row).toContainText(figure);
    await expect(page.locator('li', { hasText: 'la tasa sube 0.15 puntos' })).toBeVisible();
    const liveSummary = page.getByRole('region', { name: 'Así queda' });
    await expect(liveSummary.getByRole('listitem')).toHaveText([
      /Hoy, lun 23 nov 2026.*Sale de Nómina •••• 4821.*\$20,000\.00/,
      /El lun 21 dic 2026.*Regresa a Nómina •••• 4821.*\$20,073\.30/,
    ]);
  });

  await test.step('the review shows the figures of the bank, and going back keeps all values', async () => {
    await pressContinue(page);
    await expect(shownValue(page, 'Vencimiento')).toHaveText('lun 21 dic 2026');
    await expect(shownValue(page, 'ISR retenido')).toHaveText('$13.81 MXN');
    await expect(shownValue(page, 'Recibes en total')).toHaveText('$20,073.30 MXN');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Cambiar Plazo' }).click();
    await expect(termRadio(page, '28 días')).toBeFocused();
    await expect(page.getByLabel(amountField)).toHaveValue('20,000.00');
    await pressContinue(page);
  });

  await test.step('the money leaves at once; a reload keeps the receipt, Back orders nothing', async () => {
    const before = await bank.ledger.balance('ana-nomina');
    await investButton(page).click();
    await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 20_000_00);
    await expect(shownValue(page, 'Tasa')).toHaveText('5.60% anual');
    await expect(shownValue(page, 'Vencimiento')).toHaveText('21 dic 2026');
    await expect(shownValue(page, 'Contrato')).toContainText('•••• 8420');
    await expectAccessible(page);
    const countBefore = await bank.ledger.count();
    await page.reload();
    await expect(heading(page, RECEIPT_HEADING)).toBeVisible();
    await page.goBack();
    await expect(investButton(page)).toBeHidden();
    expect(await bank.ledger.count()).toBe(countBefore);
  });
});

test('the amount is the largest figure, and terms become cards when columns do not fit', async ({
  page,
  signIn,
}) => {
  await signIn('ana', `${UNIQUE}?from_account=ana-nomina&amount=1000000&term=28`);
  const size = page.getByLabel(amountField).evaluate((input) => getComputedStyle(input).fontSize);
  expect(await size).toBe('48px');
  const head = page.getByText('Plazo y vencimiento');
  await expect(head).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(head).toBeHidden();
  // Worst case: longest amount, narrowest window, largest text.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(termRadio(page, '28 días')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bottom bar shows the payout and its date, and the timeline is below the fields', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', `${UNIQUE}?from_account=ana-nomina&amount=20000`);
    const payout = page.getByText(/^Recibes (el|hasta el) \d\d \w{3}/);
    await expect(termRadio(page, '28 días')).toBeVisible();
    await expect(payout).toBeHidden();
    await termRadio(page, '28 días').check();
    await expect(payout).toHaveText('Recibes el 21 dic');
    const middles = async () => {
      const bar = await page.getByRole('button', { name: 'Continuar' }).boundingBox();
      const amount = await page.getByText('$20,073.30', { exact: true }).last().boundingBox();
      return [bar, amount].map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    };
    // The amount is at the height of the button at any scroll position.
    for (const scrollTop of [0, 10_000]) {
      await page.evaluate((top) => scrollTo(0, top), scrollTop);
      const [button = 0, amount = 0] = await middles();
      expect(Math.abs(button - amount)).toBeLessThan(24);
    }
    await expect(page.getByRole('region', { name: 'Así queda' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('radio', { name: 'CEDE fija' }).check();
    await termRadio(page, '91 días').check();
    await expect(payout).toHaveText('Recibes hasta el 22 feb');
    // At the top of the page, the sticky header covers no content.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });
});
