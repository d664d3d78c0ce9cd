import { asked, details, fact, rows } from './support/account-details';
import { heading } from './support/own-transfer';
import { expect, test } from './support/test';

const NOTES = details('investment-product', 'ana-valores');
const LADDER = details('investment-product', 'jorge-valores');

test('a portfolio: what it earns, what ends next, and the investments it is made of', async ({
  page,
  signIn,
}) => {
  const call = page.waitForRequest(/portfolios\/ana-valores\/investments/);
  await signIn('ana', NOTES);
  expect(asked(await call)).toEqual({ limit: '20', cursor: '0' });
  await expect(page.getByRole('main')).toContainText('$150,000.00 MXN');
  await expect(fact(page, 'Inversiones vigentes')).toHaveText('4');
  await expect(fact(page, 'Intereses al vencimiento')).toHaveText('$5,609.88 MXN');
  await expect(fact(page, 'Próximo vencimiento')).toHaveText('15 dic 2026');
  await expect(page.getByText('Tus depósitos están protegidos por el IPAB')).toBeVisible();
  const list = page.getByRole('region', { name: 'Qué regresa y cuándo' }).getByRole('link');
  await expect(list).toHaveCount(4);
  await expect(list.first()).toHaveAccessibleName(
    /^Pagaré a 28 días \$30,000\.00 al 5\.60% recibes \$30,109\.96 MXN 15 dic 2026$/,
  );
  const kinds = page.getByRole('region', { name: 'Por tipo' });
  await expect(kinds).toContainText('$60,000.00 MXN');
  await expect(kinds).toContainText('33.3%, 2 inversiones');
  await expect(page.getByRole('region', { name: 'Terminadas' }).getByRole('link')).toHaveText([
    /Pagaré a 28 días.*Terminada.*\$25,091\.63/,
  ]);
  await expect(rows(page)).toHaveText([/Apertura de pagaré/]);
});

test('twenty investments at a time; the keyboard stays at the end of the list', async ({ page, signIn }) => {
  await signIn('jorge', LADDER);
  const list = page.getByRole('link', { name: /^(Pagaré|CEDE) a / });
  await expect(list).toHaveCount(20);
  const call = page.waitForRequest(/portfolios\/jorge-valores\/investments/);
  await page.getByRole('button', { name: 'Ver más' }).first().focus();
  await page.keyboard.press('Enter');
  expect(asked(await call)).toEqual({ limit: '20', cursor: '1' });
  await expect(list).toHaveCount(26);
  await expect(page.getByText('Ya viste todas tus inversiones.')).toBeFocused();
});

test('a portfolio leads to its form, and each of its investments to the receipt', async ({
  page,
  signIn,
}) => {
  await signIn('ana', NOTES);
  await expect(fact(page, 'Inversiones vigentes')).toHaveText('4');
  await page.getByRole('link', { name: /^Pagaré a 91 días/ }).click();
  await expect(heading(page, 'Inversión hecha')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$20,000.00 MXN');
  await page.goBack();
  await page.getByRole('link', { name: /Terminada/ }).click();
  await expect(page.getByText(/^Terminó el vie 24 jul 2026/)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Invertir', exact: true }).click();
  await expect(page).toHaveURL(/\/investments\/unique\?investment_account=ana-valores$/);
  await expect(heading(page, 'Invertir en Cuenta Única')).toBeVisible();
});

test('what cannot be read leaves the rest in place, and is tried again', async ({ page, bank, signIn }) => {
  const portfolio = '/api/investment-products/v1/investment-products/portfolios/ana-valores';
  for (const path of [portfolio, `${portfolio}/investments`]) {
    await bank.fault({ match: { path }, then: { code: 'CZ_INTERNAL' } });
  }
  await signIn('ana', NOTES);
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(rows(page).first()).toBeVisible();
  await bank.clearFaults();
  for (let left = 1; left >= 0; left -= 1) {
    await page.getByRole('alert').first().getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('alert')).toHaveCount(left);
  }
  await expect(fact(page, 'Inversiones vigentes')).toHaveText('4');
});
