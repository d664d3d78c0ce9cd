import { detailsPath, factValue, movementsCall, queryParamsOf, rows } from '../support/account-details';
import { expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';

const CARD = detailsPath('credit-card', 'ana-tarjeta');
const LINE = detailsPath('line-of-credit', 'ana-linea');
const LOAN = detailsPath('loan', 'ana-prestamo');
const HOME = detailsPath('mortgage', 'ana-hipoteca');

test('a card shows its usage, next payment, points and movements', async ({ page, signIn }) => {
  const call = movementsCall(page, 15);
  await signIn('ana', CARD);
  expect(queryParamsOf(await call)).toMatchObject({ from_date: '2026-11-13', to_date: '2026-11-23' });
  expect((await call).url()).toContain('/api/credit/v3/credit/credit-accounts/ana-tarjeta/transactions');
  const meter = page.getByRole('meter', { name: 'Saldo utilizado' });
  await expect(meter).toHaveAttribute('aria-valuetext', '$18,742.55 MXN de $60,000.00 MXN');
  await expect(meter).toHaveAttribute('aria-valuenow', '31');
  await expect(factValue(page, 'Disponible')).toHaveText('$41,257.45 MXN');
  // The label appears once, above the bar.
  await expect(page.getByRole('main').getByText('Saldo utilizado', { exact: true })).toHaveCount(1);
  await expect(page.getByText(/^Tienes [\d,]+ puntos/)).toBeVisible();
  const nextPayment = page.getByRole('region', { name: 'Próximo pago' });
  await expect(nextPayment).toContainText('Para no generar intereses');
  await expect(nextPayment).toContainText(/A más tardar el \d\d (nov|dic) 2026/);
  await expect(factValue(page, 'Límite de crédito')).toHaveText('$60,000.00 MXN');
  await expect(factValue(page, 'Último corte')).toHaveText(/^\d\d nov 2026$/);
  // The newest row's balance equals the amount owed.
  await expect(rows(page).first().getByRole('cell').last()).toHaveText('$18,742.55');
  await expect(page.getByRole('button', { name: 'Pagar tarjeta' })).toBeVisible();
  await page.getByRole('link', { name: 'Transferir a esta tarjeta' }).click();
  await expect(page.getByLabel('Cuenta destino')).toHaveValue('ana-tarjeta');
});

test('a line of credit loads from its own endpoint', async ({ page, signIn }) => {
  const call = movementsCall(page, 15);
  await signIn('ana', LINE);
  expect((await call).url()).toContain('/api/credit/v3/credit/lines-of-credit/ana-linea/transactions');
  await expect(heading(page, 'Línea Cenzontle')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Saldo utilizado' })).toBeVisible();
  await expect(page.getByText(/puntos/)).toHaveCount(0);
});

test('a loan shows its balance, progress and payment plan', async ({ page, signIn }) => {
  await signIn('ana', LOAN);
  await expect(page.getByText('Saldo pendiente')).toHaveText('Saldo pendiente: Total sin intereses.');
  // The due date appears once, next to the button; the card shows the days left.
  await expect(page.getByText('Pagar antes del')).toHaveText('Pagar antes del 07 dic 2026');
  await expect(page.getByRole('region', { name: 'Próximo pago' })).toContainText('Vence en 14 días');
  await expect(page.getByRole('meter', { name: 'Avance de tus pagos' })).toHaveAttribute(
    'aria-valuetext',
    /^\d+ de 24 pagos hechos$/,
  );
  const plan = page.getByRole('region', { name: 'Plan de pagos' });
  await expect(plan.getByText('Pagado')).toHaveCount(0);
  const columns = ['Pago', 'Fecha', 'Capital', 'Interés', 'IVA', 'Pago (MXN)'];
  await expect(plan.getByRole('columnheader')).toHaveText(columns);
  await plan.getByRole('button', { name: 'Ver los 24 pagos' }).click();
  await expect(plan.getByRole('columnheader')).toHaveText([...columns, 'Estatus']);
  await expect(plan.getByText('Por pagar')).toHaveCount(0);
  await expect(plan.locator('tbody tr')).toHaveCount(24);
  await plan.getByRole('button', { name: 'Ver solo los próximos' }).click();
  await expect(plan.getByText('Pagado')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Movimientos' })).toHaveCount(0);
});

test('a mortgage requests its overdue payments', async ({ page, signIn }) => {
  const call = page.waitForRequest(/mortgages\/ana-hipoteca\/transactions/);
  await signIn('ana', HOME);
  expect(queryParamsOf(await call)).toEqual({ cursor: '0', limit: '14', transaction_status: 'OVERDUE' });
  await expect(heading(page, 'Mi casa')).toBeVisible();
  await expect(page.getByText('No tienes pagos vencidos.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pagos vencidos' })).toHaveCount(0);
  // Mortgage interest is exempt from VAT.
  await expect(page.getByRole('region', { name: 'Plan de pagos' }).getByRole('columnheader')).toHaveText([
    'Pago',
    'Fecha',
    'Capital',
    'Interés',
    'Pago (MXN)',
  ]);
});

test('a mortgage lists its overdue payments', async ({ page, signIn }) => {
  await page.route('**/api/mortgages/v2/mortgages/ana-hipoteca/transactions?*', (route) =>
    route.fulfill({
      json: {
        data: [
          {
            key: 'late',
            number: 40,
            dueDate: '2026-10-02',
            payment: 14_868.17,
            principal: 2_300,
            interest: 12_568.17,
            vat: 0,
            balance: 1_400_000,
            status: 'OVERDUE',
            currencyCode: 'MXN',
            unpaid: 4_868.17,
          },
        ],
      },
    }),
  );
  await signIn('ana', HOME);
  const row = page.getByRole('region', { name: 'Pagos vencidos' }).locator('tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('02 oct 2026');
  await expect(row).toContainText('$4,868.17');
  await expect(row).toContainText('Vencido');
});

test('a card that fails to load shows an error with a retry', async ({ page, bank, signIn }) => {
  await bank.fault.rule({
    match: { path: '/api/credit/v3/credit/credit-accounts/ana-tarjeta' },
    then: { code: 'CZ_INTERNAL' },
  });
  await signIn('ana', CARD);
  const error = page.getByRole('alert');
  await expect(error).toContainText('Oops, no pudimos cargar la información.');
  await expect(rows(page).first()).toBeVisible();
  await bank.clearFaults();
  await error.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('meter', { name: 'Saldo utilizado' })).toBeVisible();
});
