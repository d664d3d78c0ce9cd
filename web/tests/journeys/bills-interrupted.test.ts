import { option, studioBillPath } from '../support/bills';
import { expect, test } from '../support/dom/journey';
import { heading, pressContinue } from '../support/own-transfer';
import { goToReview } from '../support/third-party';

const PAY = 'Pagar $450.23 MXN';

test('offers another day when the service closes between form and confirmation', async ({
  page,
  bank,
  signIn,
}) => {
  await bank.clock.advance('PT9H59M');
  await signIn('ana', studioBillPath());
  await goToReview(page);
  await bank.clock.advance('PT2M');
  await page.getByRole('button', { name: PAY }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Estás fuera de horario' });
  await expect(dialog).toContainText('El horario es de 06:00 a 19:30 horas.');
  await dialog.getByRole('button', { name: 'Programar para el 24 nov 2026' }).click();
  await expect(option(page, 'Otro día')).toBeChecked();
  await expect(option(page, 'Otro día')).toBeFocused();
  await goToReview(page);
});

test('moves no money and shows the current debt when the bill was paid meanwhile', async ({
  page,
  bank,
  signIn,
}) => {
  await signIn('ana', studioBillPath());
  await goToReview(page);
  await bank.fixture('payments.bill-paid', 'ana', { payee: 'ana-agua-estudio' });
  const before = await bank.ledger.count();
  await page.getByRole('button', { name: PAY }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Este recibo ya está pagado' });
  await dialog.getByRole('button', { name: 'Ver qué debes' }).click();
  await expect(page.getByText('No debes nada')).toBeVisible();
  expect(await bank.ledger.count()).toBe(before);
});

test('looks up a response lost after commit and sends nothing again', async ({ page, bank, signIn }) => {
  await signIn('ana', studioBillPath());
  const before = await bank.ledger.count();
  await goToReview(page);
  await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { kind: 'drop-after-commit' } });
  await page.getByRole('button', { name: PAY }).click();
  await expect(heading(page, 'Pago hecho')).toBeVisible();
  expect(await bank.ledger.count()).toBe(before + 1);
});

test('after reloading the review, Back leads to the bill in the URL', async ({ page, signIn }) => {
  await signIn('ana', studioBillPath());
  await pressContinue(page);
  await expect(page).toHaveURL(/\/confirm$/);
  await page.reload();
  await expect(page).toHaveURL(/\/bill-payments\/service$/);
  await expect(page.getByRole('radio', { checked: true, name: /^Agua/ })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/payee=ana-agua-estudio/);
  await expect(option(page, /^Agua del estudio/)).toBeChecked();
});
