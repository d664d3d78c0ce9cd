import { describe, expect, test } from '../support/dom/journey';
import { account, expectYear, months, STATEMENTS } from '../support/statements';

test('another account is one choice away, a card’s by its cut-offs', async ({ page, signIn }) => {
  await signIn('ana', `${STATEMENTS}?account=ana-nomina&year=2025`);
  await expectYear(page, '2025', 2);
  await account(page).selectOption({ label: 'Tarjeta Oro •••• 9014' });
  await expect(page).toHaveURL(/account\?account=ana-tarjeta$/);
  await expectYear(page, '2026', 11);
  await expect(months(page).first()).toContainText('13 oct a 12 nov 2026');
  await expect(page.getByText('El siguiente estará aquí el 15 dic 2026.')).toBeVisible();
});

describe('where there are none', () => {
  test('of a year, of nobody’s account, and of who has none', async ({ page, signIn }) => {
    await signIn('ana', `${STATEMENTS}?account=ana-nomina&year=2019`);
    await expect(page.getByRole('heading', { name: 'No hay estados de cuenta de 2019' })).toBeVisible();
    await expect(page.getByRole('radio', { name: '2019' })).toBeChecked();
    await page.getByRole('button', { name: 'Ver 2026' }).click();
    await expectYear(page, '2026', 10);

    await page.goto(`${STATEMENTS}?account=luis-cheques`);
    await expect(page.getByRole('heading', { name: 'No encontramos esta cuenta' })).toBeVisible();
    await account(page).selectOption('ana-ahorro');
    await expectYear(page, '2026', 10);
    await expect(account(page).getByRole('option', { name: 'Elige una cuenta' })).toHaveCount(0);
  });

  test('who has no account is told so', async ({ page, signIn }) => {
    await signIn('mateo', STATEMENTS);
    await expect(page.getByRole('heading', { name: 'Aún no tienes cuentas' })).toBeVisible();
    await expect(account(page)).toHaveCount(0);
  });
});
