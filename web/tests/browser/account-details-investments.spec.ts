import { asked, details, fact, rows } from '../support/account-details';
import { expect, test } from '../support/browser/test';

const NOTES = details('investment-product', 'ana-valores');

test('a portfolio: what it earns, what ends next, and the investments it is made of', async ({
  page,
  signIn,
}) => {
  const call = page.waitForRequest(/portfolios\/ana-valores\/investments/);
  await signIn('ana', NOTES);
  expect(asked(await call)).toEqual({ limit: '20', cursor: '0' });
  await expect(page.getByRole('main')).toContainText('$150,000.00 MXN');
  await expect(fact(page, 'Inversiones vigentes')).toHaveText('4');
  await expect(fact(page, 'Intereses de todo el plazo')).toHaveText('$5,609.88 MXN');
  await expect(page.getByText(/^Próximo vencimiento: /)).toHaveText(
    'Próximo vencimiento: $30,109.96 MXN el 15 dic 2026, en 22 días',
  );
  await expect(page.getByText('Tus depósitos están protegidos por el IPAB')).toBeVisible();
  const list = page.getByRole('region', { name: 'Qué regresa y cuándo' }).getByRole('link');
  await expect(list).toHaveCount(4);
  await expect(list.first()).toHaveAccessibleName(
    /^Pagaré a 28 días \$30,000\.00 al 5\.60% Van 6 de 28 días recibes \$30,109\.96 MXN 15 dic 2026$/,
  );
  // The 19th of December is a Saturday: interest is drawn on the bank day on which it is paid.
  await expect(list.nth(2).getByRole('img')).toHaveAccessibleName(
    'Van 96 de 182 días, el siguiente interés llega el 21 dic 2026',
  );
  await expect(list.nth(2)).toContainText('$40,183.10 MXN');
  const kinds = page.getByRole('region', { name: 'Por tipo' });
  await expect(kinds).toContainText('$60,000.00 MXN');
  await expect(kinds).toContainText('33.3%, 2 inversiones');
  await expect(page.getByRole('region', { name: 'Terminadas' }).getByRole('link')).toHaveText([
    /Pagaré a 28 días.*Terminada.*\$25,091\.63/,
  ]);
  await expect(rows(page)).toHaveText([/Apertura de pagaré/]);
});
