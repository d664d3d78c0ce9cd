import { expect, test } from '../support/dom/journey';
import { latestMovements } from '../support/home';
import { openWeek, week, weekLine } from '../support/summary';

test('the week lists the failed orders by day, with links to receipts that show the reason', async ({
  page,
  signIn,
}) => {
  await signIn('ana');
  await expect(weekLine(page)).toContainText('2 operaciones no se hicieron. Tele venció el 29 oct');
  await openWeek(page);
  const failed = week(page).getByRole('listitem').filter({ hasText: 'No se hizo' });
  await expect(failed).toHaveText([
    /^Recarga de Mi tabletaNo se hizo, 21 nov\$200/,
    /^Transferencia a Ahorro para el viajeNo se hizo, 20 nov\$95,000/,
  ]);
  await expect(latestMovements(page)).not.toContainText('No se hizo');
  await failed.last().getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('Saldo insuficiente');
  await expect(page.getByRole('main')).toContainText('No se hizo ningún cargo');
});
