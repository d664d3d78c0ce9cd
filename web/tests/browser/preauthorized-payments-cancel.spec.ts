import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { smallTargets } from '../support/browser/targets';
import { expect, openTab, test } from '../support/browser/test';
import { textFaults } from '../support/browser/text';
import { heading, shownAs } from '../support/own-transfer';
import {
  CABLE,
  CARD,
  calls,
  cancel,
  group,
  INTERNET,
  LIGHT,
  LIST,
  lightExists,
  NOMINA,
  rows,
  toCancelReview,
  toReview,
} from '../support/preauthorized-payments';
import { clickTwice } from '../support/twice';

const ended = 'Lo que ya no se pagará solo';

test('a company of an account is cancelled: what is no longer paid is said before, and on the receipt', async ({
  page,
  bank,
  signIn,
}) => {
  await lightExists(bank);
  await signIn('ana', LIST);
  await page.getByRole('link', { name: 'Cancelar Internet Quetzal •••• 0550' }).click();
  await expect(heading(page, 'Cancelar domiciliación')).toBeFocused();

  await test.step('only what is chosen is listed', async () => {
    await expect(page.getByRole('radio', { name: 'Solo Internet Quetzal' })).toBeChecked();
    await expect(rows(page, ended)).toHaveText([
      /Internet Quetzal •••• 0550El cargo del 04 ene 2027 y los que siguen\$649.00 MXN/,
    ]);
    await expect(page.getByText('Siguen igual: Cable Ixtle y Luz del Altiplano.')).toBeVisible();
    await expect(page.getByText('Aplica en tres días hábiles a más tardar: el 26 nov 2026.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the way out has the focus, and leaves all as it was', async () => {
    await toCancelReview(page);
    await expect(page.getByRole('button', { name: 'Conservarla' })).toBeFocused();
    await expect(shownAs(page, 'Internet Quetzal')).toContainText(
      'El cargo del 04 ene 2027 y los que siguen',
    );
    await expectAccessible(page);
    await page.goBack();
    await toCancelReview(page);
    expect(await calls(bank, 'DELETE', '/account-debit')).toBe(0);
  });

  await test.step('cancelled once, with a receipt that stays', async () => {
    await clickTwice(bank, cancel(page), 'DELETE');
    await expect(heading(page, 'Domiciliación cancelada')).toBeFocused();
    await expect(shownAs(page, 'Cargo que ya no se hace')).toContainText('04 ene 2027');
    expect(await calls(bank, 'DELETE', '/account-debit')).toBe(1);
    await page.reload();
    await expect(heading(page, 'Domiciliación cancelada')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver mis domiciliaciones' }).click();
    await expect(rows(page, NOMINA)).toHaveCount(1);
    await expect(rows(page, 'Canceladas')).toHaveText([/Internet Quetzal.*Cancelada el 23 nov 2026/]);
    await expectAccessible(page);
  });
});

test('all of a card are cancelled', async ({ page, bank, signIn }) => {
  await lightExists(bank, { medium: 'DEBIT' });
  await signIn('ana', CABLE);
  await page.getByRole('radio', { name: `Todas las de ${CARD}` }).check();
  await expect(rows(page, ended)).toHaveCount(2);
  await toCancelReview(page);
  await expect(page.getByRole('button', { name: 'Conservarlas' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancelar 2 domiciliaciones' }).click();
  await expect(heading(page, 'Domiciliación cancelada')).toBeVisible();
  await expect(page.getByText('de 2 empresas')).toBeVisible();
  await page.goto(LIST);
  await expect(group(page, NOMINA)).toBeVisible();
  await expect(group(page, CARD)).toHaveCount(0);
});

test('a nonce that another tab has bound meanwhile cancels nothing: with a new one it does', async ({
  page,
  signIn,
}) => {
  await signIn('ana', INTERNET);
  await toCancelReview(page);
  const other = await openTab(page, LIGHT);
  await toReview(other);
  await cancel(page).click();
  await expect(heading(page, 'Domiciliación cancelada')).toBeVisible();
});

test('what another tab has cancelled alike is shown as cancelled; in another way, it is said', async ({
  page,
  bank,
  signIn,
}) => {
  await lightExists(bank);
  await signIn('ana', INTERNET);
  await toCancelReview(page);
  const other = await openTab(page, INTERNET);
  await toCancelReview(other);
  const wider = await openTab(page, INTERNET);
  await wider.getByRole('radio', { name: 'Todas las de' }).check();
  await toCancelReview(wider);
  await cancel(other).click();
  await expect(heading(other, 'Domiciliación cancelada')).toBeVisible();
  await cancel(page).click();
  await expect(heading(page, 'Domiciliación cancelada')).toBeVisible();
  await page.goto(LIST);
  await expect(rows(page, NOMINA)).toHaveText([/Luz del Altiplano/]);

  // Of what the other tab wanted to end one is still there.
  await wider.getByRole('button', { name: 'Cancelar 2 domiciliaciones' }).click();
  await expect(heading(wider, 'Domiciliación cancelada')).toBeVisible();
  await page.reload();
  await expect(rows(page, 'Canceladas')).toHaveCount(2);
});

test('on a phone by keyboard alone, and with text twice as large on a small one', async ({
  page,
  bank,
  signIn,
}) => {
  await lightExists(bank);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', INTERNET);
  await page.getByRole('radio', { name: 'Solo Internet Quetzal' }).press('ArrowDown');
  await expect(rows(page, ended)).toHaveCount(2);
  expect(await smallTargets(page, 44)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Conservarlas' })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  expect((await textFaults(page.getByRole('main'))).together).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alertdialog', { name: '¿Salir sin terminar?' }).or(heading(page, 'Domiciliaciones')),
  ).toBeVisible();
});
