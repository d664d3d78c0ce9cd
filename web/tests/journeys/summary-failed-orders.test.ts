import { expect, test } from '../support/dom/journey';
import { latestMovements } from '../support/home';
import { openWeek, week, weekLine } from '../support/summary';

test('the week lists the failed orders by day, with links to receipts that show the reason', async ({
  page,
  signIn,
}) => {
  await signIn('ana');
  await expect(weekLine(page)).toContainText(
    '3 operaciones no se hicieron1 pago vencido y 5 esta semana, te alcanza',
  );
  await openWeek(page);
  const failed = week(page).getByRole('listitem').filter({ hasText: 'No se hizo' });
  await expect(failed).toHaveText([
    /^Recarga de Mi tabletaNo se hizo, 21 novLa compañía no respondió.*\$200/,
    /^Transferencia a Ahorro para el viajeNo se hizo, 20 novSaldo insuficiente.*\$95,000/,
    /^Domiciliación de Cable IxtleNo se hizo, 28 octLa empresa no respondió ese día\.$/,
  ]);
  await expect(latestMovements(page)).not.toContainText('No se hizo');
  await failed.nth(1).getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('Saldo insuficiente');
  await expect(page.getByRole('main')).toContainText('No se hizo ningún cargo');
});

test('a failed order leaves the week when the customer dismisses it, and returns on request', async ({
  page,
  signIn,
}) => {
  await signIn('ana');
  await openWeek(page);
  await week(page)
    .getByRole('link', { name: /^Transferencia a Ahorro para el viaje/ })
    .click();
  await page.getByRole('button', { name: 'Quitar el aviso de Inicio' }).click();
  await expect(page.getByText('Listo: este aviso ya no aparece en Inicio.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(weekLine(page)).toContainText('2 operaciones no se hicieron1 pago vencido');
  await openWeek(page);
  await week(page)
    .getByRole('link', { name: /^Domiciliación de Cable Ixtle/ })
    .click();
  const debit = page.getByRole('listitem').filter({ hasText: 'Cable Ixtle' });
  await debit.getByRole('button', { name: 'Quitar el aviso de Inicio' }).click();
  await page.goBack();
  await expect(weekLine(page)).toContainText('1 operación no se hizo1 pago');
  await page.goForward();
  await debit.getByRole('button', { name: 'Volver a avisarme en Inicio' }).click();
  await page.goBack();
  await expect(weekLine(page)).toContainText('2 operaciones no se hicieron1 pago');
});
