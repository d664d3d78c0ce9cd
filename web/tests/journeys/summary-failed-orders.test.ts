import { transfer } from '../support/console';
import { describe, expect, test } from '../support/dom/journey';
import { latestMovements } from '../support/home';

test('the failed orders of this week are listed by day, with links to receipts that show the reason', async ({
  page,
  signIn,
}) => {
  await signIn('ana');
  const rows = latestMovements(page).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText(/Recarga de Mi tabletaNo se hizo, 21 nov\$200/);
  const transfer = rows.nth(3);
  await expect(transfer).toContainText(/^Transferencia a .*No se hizo, 20 nov\$95,000/);
  await transfer.getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('Saldo insuficiente');
  await expect(page.getByRole('main')).toContainText('No se hizo ningún cargo');
});

describe('on a phone', () => {
  test.override({ viewport: { width: 390, height: 844 } });

  test('the newest failed order names the ones without a place below newer movements', async ({
    page,
    bank,
    signIn,
  }) => {
    for (let i = 0; i < 2; i += 1) await transfer(bank);
    await signIn('ana');
    const failed = latestMovements(page).getByRole('listitem').filter({ hasText: 'No se hizo' });
    await expect(failed).toHaveText(/^Recarga de Mi tabletaNo se hizo, 21 nov, y otra orden\$200/);
  });
});
