import { expectNoSidewaysScroll } from '../support/browser/axe';
import { smallTargets } from '../support/browser/targets';
import { expect, openTab, test } from '../support/browser/test';
import { textFaults } from '../support/browser/text';
import { heading } from '../support/own-transfer';
import {
  addLightDebit,
  CANCEL_INTERNET_DEBIT,
  cancelButton,
  goToCancelReview,
  LIST,
  NOMINA,
  rows,
} from '../support/preauthorized-payments';

const STOPPED_CHARGES = 'Lo que ya no se pagará solo';

test('direct debits already cancelled in another tab are shown as cancelled', async ({
  page,
  bank,
  signIn,
}) => {
  await addLightDebit(bank);
  await signIn('ana', CANCEL_INTERNET_DEBIT);
  await goToCancelReview(page);
  const otherTab = await openTab(page, CANCEL_INTERNET_DEBIT);
  await goToCancelReview(otherTab);
  const cardTab = await openTab(page, CANCEL_INTERNET_DEBIT);
  await cardTab.getByRole('radio', { name: 'Todas las de' }).check();
  await goToCancelReview(cardTab);
  await cancelButton(otherTab).click();
  await expect(heading(otherTab, 'Domiciliación cancelada')).toBeVisible();
  await cancelButton(page).click();
  await expect(heading(page, 'Domiciliación cancelada')).toBeVisible();
  await page.goto(LIST);
  await expect(rows(page, NOMINA)).toHaveText([/Luz del Altiplano/]);

  // One of the two direct debits selected in this tab is already cancelled.
  await cardTab.getByRole('button', { name: 'Cancelar 2 domiciliaciones' }).click();
  await expect(heading(cardTab, 'Domiciliación cancelada')).toBeVisible();
  await page.reload();
  await expect(rows(page, 'Canceladas')).toHaveCount(2);
});

test('works by keyboard on a phone, and nothing overflows with 200 % text', async ({
  page,
  bank,
  signIn,
}) => {
  await addLightDebit(bank);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', CANCEL_INTERNET_DEBIT);
  await page.getByRole('radio', { name: 'Solo Internet Quetzal' }).press('ArrowDown');
  await expect(rows(page, STOPPED_CHARGES)).toHaveCount(2);
  expect(await smallTargets(page, 44)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Conservarlas' })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  expect((await textFaults(page.getByRole('main'))).overlapping).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alertdialog', { name: '¿Salir sin terminar?' }).or(heading(page, 'Domiciliaciones')),
  ).toBeVisible();
});
