import { chooseOtherAmount, option, studioBillPath } from '../support/bills';
import { expectAccessible } from '../support/dom/axe';
import { expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { goToReview } from '../support/third-party';

test('the first payment of a service offers a direct debit, unless one exists', async ({
  page,
  bank,
  signIn,
}) => {
  const offer = page.getByText('¿Quieres que se pague solo?');
  const pay = async (change: Record<string, string>, amount: string) => {
    await page.goto(studioBillPath(change));
    await expect(option(page, /^Otro importe/)).toBeVisible();
    await chooseOtherAmount(page, amount);
    await goToReview(page);
    await page.getByRole('button', { name: `Pagar $${amount}.00 MXN` }).click();
    await expect(heading(page, 'Pago hecho')).toBeFocused();
  };
  await bank.fixture('preauthorized-payments.exists', 'ana', {
    merchant: 'tv-horizonte',
    reference: '501620889902',
    account: 'ana-nomina',
  });
  await signIn('ana', 'account-summary');
  await pay({}, '100');
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('link', { name: 'Domiciliar Agua del estudio' }).click();
  await expect(heading(page, 'Domiciliar un pago')).toBeVisible();
  await expect(option(page, /^Agua y Drenaje de la Sierra/)).toBeChecked();

  // The client recognizes a company by its id, not by its name.
  await page.route('**/v1/preauthorized-payments', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({
      response,
      json: { ...rest, data: data.map((debit: object) => ({ ...debit, merchantName: 'Otro nombre' })) },
    });
  });
  for (const [change, amount] of [
    [{}, '120'],
    [{ payee: 'ana-tele' }, '50'],
  ] as const) {
    const debitsResponse = page.waitForResponse('**/api/preauthorized-payments/v1/preauthorized-payments');
    await pay(change, amount);
    await debitsResponse;
    await expect(page.getByRole('link', { name: 'Pagar otro servicio' })).toBeVisible();
    await expect(offer).toBeHidden();
  }
});
