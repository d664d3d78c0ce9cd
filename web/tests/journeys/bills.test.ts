import { amountError, chooseOtherAmount, option, studioBillPath, totalOption } from '../support/bills';
import { chooseDay } from '../support/dates';
import { expectAccessible } from '../support/dom/axe';
import { expect, step, test } from '../support/dom/journey';
import { heading, pressContinue, shownValue } from '../support/own-transfer';
import { goToReview } from '../support/third-party';
import { clickTwice } from '../support/twice';

const PAY = 'Pagar $450.23 MXN';

test('pays a bill from the saved services to its receipt and the history', async ({ page, bank, signIn }) => {
  await signIn('ana', 'bill-payments/service');
  await expect(page).toHaveTitle('Paso 1 de 3 · Pagar un servicio · Cenzontle');
  const before = await bank.ledger.balance('ana-nomina');
  await page.getByRole('searchbox').fill('sierra');
  await option(page, /^Agua del estudio Agua y Drenaje de la Sierra •••• 0611/).check();
  await expect(totalOption(page)).toBeChecked();
  await expect(page.getByText('Vence en 6 días, el 29 nov 2026')).toBeVisible();
  await expect(page.getByText('Este recibo es $49.35 MXN más alto que el anterior.').last()).toBeVisible();
  await expectAccessible(page);
  await goToReview(page);
  await expect(shownValue(page, 'Servicio')).toContainText('Agua del estudio');
  await expect(shownValue(page, 'Recibo')).toContainText('Octubre 2026');
  await expect(shownValue(page, 'Comisión')).toHaveText('Sin comisión');
  await expectAccessible(page);
  await clickTwice(bank, page.getByRole('button', { name: PAY }));

  await expect(heading(page, 'Pago hecho')).toBeFocused();
  await expectAccessible(page);
  await expect(shownValue(page, 'Autorización')).toHaveText(/^\d{6}$/);
  await expect(shownValue(page, 'Saldo de la cuenta')).toHaveText('$47,865.39 MXN');
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 450_23);

  await step('a reload and Back send nothing again', async () => {
    await page.reload();
    await expect(heading(page, 'Pago hecho')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Pago hecho')).toBeHidden();
    expect(await bank.ledger.balance('ana-nomina')).toBe(before - 450_23);
  });

  await step('the paid bill is no longer due and appears in the history', async () => {
    await page.goto(studioBillPath());
    await expect(page.getByText('No debes nada')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar' })).toHaveCount(0);
    await expect(page.getByLabel('Cuenta origen')).toHaveCount(0);
    await page.goto('transfers/history/payments');
    await page.getByRole('link', { name: 'Agua del estudio' }).first().click();
    await expect(heading(page, 'Pago hecho')).toBeVisible();
    await page.getByRole('link', { name: 'Ver mis pagos realizados' }).click();
    await expect(heading(page, 'Pagos realizados')).toBeVisible();
  });
});

test('a payment appears in a history that was open before', async ({ page, signIn }) => {
  await signIn('ana', 'transfers/history/payments');
  const historyLinks = page.getByRole('link', { name: 'Agua del estudio' });
  await expect(heading(page, 'Pagos realizados')).toBeVisible();
  const before = await historyLinks.count();
  await page.getByRole('navigation').getByRole('link', { name: 'Pagos' }).first().click();
  await page.getByRole('link', { name: 'Pagar Agua del estudio' }).first().click();
  await goToReview(page);
  await page.getByRole('button', { name: PAY }).click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  await page.getByRole('link', { name: 'Ver mis pagos realizados' }).click();
  await expect(historyLinks).toHaveCount(before + 1);
});

test('the form validates service, source, amount and limit before any request', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', 'bill-payments/service?origin_account=nada');
  await pressContinue(page);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  for (const message of ['Elige el servicio que pagas.', 'Elige la cuenta de donde sale el dinero.'])
    await expect(summary).toContainText(message);

  await page.goto(studioBillPath());
  for (const [amount, message] of [
    ['', 'Escribe el importe.'],
    ['0', 'Escribe un importe mayor a $0.00.'],
    ['15,000.01', 'Rebasas tu límite de $15,000.00 MXN por operación.'],
  ] as const) {
    await totalOption(page).check();
    await chooseOtherAmount(page, amount);
    await pressContinue(page);
    await expect(amountError(page)).toHaveText(message);
  }
  expect((await bank.requests()).filter(({ path }) => path.endsWith('/validate'))).toEqual([]);
  await page.getByRole('link', { name: 'Cambiar mis límites' }).click();
  await expect(heading(page, 'Límites de operación')).toBeVisible();
});

/** Returns the path of carmen's payment of the same bill; her limit is the bank's maximum. */
const carmenBillPath = (change: Record<string, string>) =>
  studioBillPath({ payee: 'carmen-agua-estudio', origin_account: 'carmen-cheques', ...change });

test('accepts the bank maximum and rejects one centavo more', async ({ page, bank, signIn }) => {
  await signIn('carmen', carmenBillPath({ amount: '50000.01' }));
  await pressContinue(page);
  await expect(amountError(page)).toHaveText('Rebasas tu límite de $50,000.00 MXN por operación.');
  await page.getByRole('textbox', { name: 'Importe' }).fill('50000');
  await goToReview(page);
  const before = await bank.ledger.balance('carmen-cheques');
  await page.getByRole('button', { name: 'Pagar $50,000.00 MXN' }).click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(await bank.ledger.balance('carmen-cheques')).toBe(before - 50_000_00);
});

test('without enough money the bill can only be scheduled', async ({ page, bank, signIn }) => {
  await signIn('carmen', carmenBillPath({ origin_account: 'carmen-gastos' }));
  await pressContinue(page);
  await expect(amountError(page)).toHaveText(
    /^Tu saldo de \$0\.00 MXN no alcanza\. Elige otra cuenta, o págalo otro día\. .+ sí tiene saldo suficiente\.$/,
  );
  await expectAccessible(page);
  await option(page, 'El día que vence').check();
  await expect(
    page.getByText('El 29 nov 2026. Los servicios se pagan de 06:00 a 19:30 horas.'),
  ).toBeVisible();
  await goToReview(page);
  await expect(shownValue(page, 'Fecha')).toHaveText('29 nov 2026');
  const before = await bank.ledger.count();
  await page.getByRole('button', { name: 'Programar $450.23 MXN' }).click();
  await expect(heading(page, 'Pago programado')).toBeVisible();
  expect(await bank.ledger.count()).toBe(before);
});

test('paying from dollars shows the charge and the rate in advance', async ({ page, bank, signIn }) => {
  await signIn('ana', studioBillPath({ origin_account: 'ana-dolares' }));
  const before = await bank.ledger.balance('ana-dolares');
  await expect(
    page.getByText(/Se cargan \$24\.95 USD\. Tipo de cambio: 1 USD = \$18\.05 MXN/).first(),
  ).toBeVisible();
  await goToReview(page);
  await expect(shownValue(page, 'Cargo a tu cuenta')).toHaveText('$24.95 USD');
  await expect(shownValue(page, 'Tipo de cambio')).toHaveText('1 USD = $18.05 MXN');
  await page.getByRole('button', { name: 'Pagar $450.23 MXN con $24.95 USD' }).click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(await bank.ledger.balance('ana-dolares')).toBe(before - 24_95);
});

test('a partial payment leaves the rest due', async ({ page, signIn }) => {
  await signIn('ana', studioBillPath());
  await chooseOtherAmount(page, '200');
  await goToReview(page);
  await expect(shownValue(page, 'Total del recibo')).toHaveText(
    /^\$450\.23 MXN\s*Pagas una parte: quedan \$250\.23 MXN$/,
  );
  await page.getByRole('button', { name: 'Pagar $200.00 MXN' }).click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  await page.goto(studioBillPath());
  await expect(option(page, /^Lo que falta del recibo/)).toHaveAccessibleName(
    /\$250\.23 MXN.*Ya pagaste \$200\.00 MXN de este recibo/,
  );
  await expect(page.getByText('Este recibo es $49.35 MXN más alto que el anterior.').last()).toBeVisible();
});

test('when a company fails to respond, the form stays and the bill can be requested again', async ({
  page,
  signIn,
}) => {
  await signIn('bruno', studioBillPath({ payee: 'bruno-cable', origin_account: 'bruno-cheques' }));
  const error = page.getByRole('alert').filter({ hasText: 'No pudimos consultar tu recibo' });
  await expect(error).toContainText('Cable Ixtle no respondió.');
  await error.getByRole('button', { name: 'Reintentar' }).click();
  await expect(error).toBeVisible();
  await pressContinue(page);
  await expect(page.locator('#payee-error')).toHaveText(
    'Aún no tenemos tu recibo. Intenta de nuevo en un momento.',
  );
  await page.goto('hubs/payments/services/bill-selection?payee=bruno-cable');
  await expect(page.getByRole('alert')).toContainText('No pudimos consultar tus recibos');
});

test('shows overdue, paid, blocked and inactive services', async ({ page, bank, signIn }) => {
  await signIn('ana', studioBillPath({ payee: 'ana-tele' }));
  await expect(page.getByText('Este recibo venció hace 25 días.')).toBeVisible();
  await expect(page.getByText('Venció', { exact: true })).toBeVisible();
  await expect(option(page, 'El día que vence')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(studioBillPath({ payee: 'ana-tele', bill: 'no-existe' }));
  await expect(page.getByText('No encontramos ese recibo por pagar.')).toBeVisible();

  await page.goto(studioBillPath({ payee: 'ana-telefono' }));
  await expect(page.getByText('No debes nada')).toBeVisible();

  await page.goto(studioBillPath({ payee: 'ana-satelite' }));
  await expect(
    page.getByText('Satélite de la playa está bloqueado y no se puede pagar. Puedes elegir otro servicio.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos (12)' }).click();
  await expect(option(page, /^Almacenes .*Inactivo: no se puede pagar/)).toBeDisabled();
  await expect(option(page, /^TAG del coche .*En espera/)).toBeEnabled();
  expect(await bank.ledger.count()).toBeGreaterThan(0);
});

test('shows the time left from 19:00, and selects the next day after 19:30', async ({
  page,
  bank,
  signIn,
}) => {
  await bank.clock.advance('PT9H40M');
  await signIn('ana', studioBillPath());
  await expect(page.getByText('Te quedan 20 minutos para pagar hoy.')).toBeVisible();
  await bank.clock.advance('PT21M');
  await page.goto(studioBillPath());
  await expect(option(page, 'Hoy')).toBeDisabled();
  await expect(option(page, 'Otro día')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Fecha del pago: 24 nov 2026' })).toBeVisible();
  await chooseDay(page, 'Fecha del pago', '2026-12-01');
  await expect(page.getByText('Vence el 29 nov 2026, antes del día que elegiste.')).toBeVisible();
  await goToReview(page);
  await page.getByRole('button', { name: 'Programar $450.23 MXN' }).click();
  await expect(heading(page, 'Pago programado')).toBeVisible();
});

test('each flow rejects a customer without a cheque account before any input', async ({ page, signIn }) => {
  const flows = [
    'bill-payments/service',
    'bill-payments/mobile-top-up',
    'bill-payments/tax-sat',
    'bill-payments/tax-cdmx',
    'third-parties/spei',
    'third-parties/same-bank',
    'third-parties/credits',
    'third-parties/cards',
    'preauthorized-payments/create',
    'saving-programs/create',
    'investments/unique',
    'investments/values',
    'mutual-funds/execute',
    'settings/web/portable-payroll/create',
  ];
  await signIn('elena', 'hubs/payments');
  for (const flow of flows) {
    await page.goto(flow);
    await expect(page, flow).toHaveURL(/\/verification\/no-debit-account$/);
  }
});

test('works by keyboard on a phone, and shows the quick actions of the service', async ({
  page,
  bank,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', studioBillPath({ 'with-quick-actions': 'true' }));
  for (const name of ['Editar Agua del estudio', 'Eliminar Agua del estudio'])
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      /\/hubs\/payments\/services\?q=Agua\+del\+estudio$/,
    );
  const before = await bank.ledger.count();
  await totalOption(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: 'Importe' })).toBeFocused();
  await page.keyboard.type('450.23');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: PAY }).press('Enter');
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(await bank.ledger.count()).toBe(before + 1);
});
