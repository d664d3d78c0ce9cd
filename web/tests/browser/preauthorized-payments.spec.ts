import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { smallTargets } from '../support/browser/targets';
import { expect, openTab, test } from '../support/browser/test';
import { textFaults } from '../support/browser/text';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import {
  CREATE,
  CREATE_LIGHT_DEBIT,
  countCalls,
  debitButton,
  goToForm,
  goToReview,
  LIST,
  medium,
  NOMINA,
  rows,
} from '../support/preauthorized-payments';
import { field, sign, WRONG_TOKEN } from '../support/recipients';
import { clickTwice } from '../support/twice';

test('finds a company, enters its data, signs and creates the direct debit @smoke', async ({
  page,
  bank,
  signIn,
}) => {
  test.slow();
  await signIn('ana', LIST);
  await page.getByRole('link', { name: 'Domiciliar un pago' }).click();
  await expect(heading(page, 'Domiciliar un pago')).toBeVisible();

  await test.step('requires a company, which can be found by name', async () => {
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('Elige la empresa que va a cobrar.');
    await page.getByRole('searchbox').fill('altip');
    await page.getByRole('radio', { name: 'Luz del Altiplano' }).check();
    await expect(page.getByRole('radio')).toHaveCount(1);
    await goToForm(page);
  });

  await test.step('lists the missing fields by name', async () => {
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('Número de servicio: Dato necesario.');
    await expect(page.getByRole('alert')).toContainText('Elige de dónde se cobra.');
    await expectAccessible(page);
    await field(page, 'Número de servicio').fill('640028119904');
    await medium(page, NOMINA).check();
    await pressContinue(page);
  });

  await test.step('shows the review and takes the signature', async () => {
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await expect(shownValue(page, 'Número de servicio')).toHaveText('640 028 119 904');
    await expect(shownValue(page, 'Se cobra de')).toHaveText(NOMINA);
    await expect(shownValue(page, 'Primer cargo')).toContainText('18 dic 2026');
    await expectAccessible(page);
    await clickTwice(bank, debitButton(page));
    await expect(page.getByRole('dialog')).toContainText(`Domiciliar Luz del Altiplano de ${NOMINA}`);
    await sign(page, WRONG_TOKEN);
    await expect(page.getByText('La clave no es correcta')).toBeVisible();
    await sign(page);
    await expect(heading(page, 'Domiciliación creada')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the receipt survives a reload, downloads as PDF, and Back creates nothing', async () => {
    await page.reload();
    await expect(heading(page, 'Domiciliación creada')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    expect(await countCalls(bank, 'POST', '/confirmations')).toBe(2);
    await page.getByRole('link', { name: 'Ver mis domiciliaciones' }).click();
    await expect(rows(page, NOMINA)).toHaveCount(2);
    await expect(rows(page, NOMINA).last()).toContainText('Luz del Altiplano');
    await page.goBack();
    await expect(heading(page, 'Domiciliación creada')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Captura los datos').or(heading(page, 'Domiciliar un pago'))).toBeVisible();
    expect(await countCalls(bank, 'POST', '/confirmations')).toBe(2);
  });
});

test('two tabs of one session create one direct debit each', async ({ page, signIn }) => {
  await signIn('ana', CREATE_LIGHT_DEBIT);
  await goToForm(page);
  const otherTab = await openTab(
    page,
    `${CREATE}?merchant=agua-de-paquime&reference=014400827193355012026110072`,
  );
  await goToReview(otherTab);
  await medium(page, NOMINA).check();
  await pressContinue(page);
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await otherTab.getByRole('button', { name: 'Domiciliar Agua de Paquimé' }).click();
  await sign(otherTab);
  await expect(heading(otherTab, 'Domiciliación creada')).toBeVisible();
  await debitButton(page).click();
  await sign(page);
  await expect(heading(page, 'Domiciliación creada')).toBeVisible();
});

test('works by keyboard on a phone, and nothing overflows with 200 % text', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', CREATE_LIGHT_DEBIT);
  await page.getByRole('button', { name: 'Continuar' }).press('Enter');
  await expect(heading(page, 'Captura los datos')).toBeFocused();
  expect(await smallTargets(page, 44)).toEqual([]);
  await medium(page, 'Ahorro para el viaje').press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(medium(page, NOMINA)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revisa y confirma')).toBeFocused();
  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  expect((await textFaults(page.getByRole('main'))).overlapping).toEqual([]);
  await page.goBack();
  await expect(heading(page, 'Captura los datos')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
