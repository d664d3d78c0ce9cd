import { bankTime } from '#contract/domain/dates';
import { callTwice, consolePath, transfer } from '../support/console';
import { expect, test } from '../support/dom/journey';

const CALLS = consolePath('calls');
test('calls that are made while the list is paused appear when it resumes', async ({ page, bank }) => {
  await page.goto(CALLS);
  await expect(page.getByText('Ninguna llamada coincide.')).toBeVisible();
  await page.getByRole('button', { name: 'Pausar' }).click();
  await callTwice(bank);
  // When the page shows the new time, it has also received the earlier events of the calls.
  await bank.clock.advance('PT1H');
  await expect(page.getByText('lunes 23 nov 2026, 10:30')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Ninguna llamada coincide.')).toBeVisible();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByRole('link', { name: 'summary.get' })).toBeVisible();
  await page.getByRole('button', { name: 'Vaciar la lista', exact: true }).click();
  await expect(page.getByText('Ninguna llamada coincide.')).toBeVisible();
});

test('the URL keeps the filter, and errors are grouped by code and operation', async ({ page, bank }) => {
  await callTwice(bank);
  await page.goto(CALLS);
  const log = page.getByRole('region', { name: 'Bitácora' });
  await expect(log.getByRole('link')).toHaveCount(2);
  const errors = page.getByRole('region', { name: 'Errores por código y operación' });
  await expect(errors).toContainText('422 2185');
  await errors.getByRole('link', { name: 'session.user · 1 vez' }).click();
  await expect(log.getByRole('link')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('?status=422&code=2185&operation=session.user');
  await log.getByLabel('Código', { exact: true }).selectOption('');
  await log.getByLabel('Estado').selectOption('');
  await log.getByLabel('Operación').selectOption('summary.get');
  await expect(log.getByRole('link')).toContainText('/api/summary/v2/summary');
  const archive = page.getByRole('link', { name: 'Descargar HAR' });
  await expect(archive).toHaveAttribute('href', '/__bank/requests.har?operation=summary.get');
});

test('a support id finds its call, whose row shows the time of the bank and of the system', async ({
  page,
  bank,
}) => {
  await callTwice(bank);
  const [rejectedCall] = await bank.requests({ status: 422 });
  await page.goto(CALLS);
  const log = page.getByRole('region', { name: 'Bitácora' });
  await expect(log.getByRole('link')).toHaveCount(2);
  await log.getByLabel('Id. de soporte').fill(` ${rejectedCall?.traceId.toUpperCase()} `);
  await expect(log.getByRole('link')).toHaveCount(1);
  await expect(log.getByRole('link')).toContainText('session.user');
  await expect(log.getByRole('link')).toContainText(
    `Banco 09:30:00 Sistema ${bankTime(Date.parse(rejectedCall?.systemTime ?? ''))}`,
  );
  expect(new URL(page.url()).search).toBe(`?trace=${rejectedCall?.traceId}`);
  await log.getByLabel('Id. de soporte').fill('abc');
  await expect(log.getByLabel('Id. de soporte')).toHaveAttribute('aria-invalid', 'true');
});

test('a call shows its response and can be copied as curl', async ({ page, bank }) => {
  await callTwice(bank);
  await page.goto(CALLS);
  await page.getByRole('link', { name: 'session.user' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'session.user' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Respuesta' })).toContainText('"code": "2185"');
  await page.getByRole('button', { name: 'Copiar curl' }).click();
  const curl = await navigator.clipboard.readText();
  expect(curl).toContain(`'${location.origin}/api/user' -H 'x-bank: ${bank.id}'`);
  expect(curl).toContain("-H 'x-authorization: TOKEN'");
});

test('a transfer shows only its own postings and messages, and is repeated with the same or a new nonce', async ({
  page,
  bank,
}) => {
  await transfer(bank, { customer: 'ana', from: 'ana-nomina', to: 'ana-ahorro', amount: 250 });
  await transfer(bank);
  await page.goto(CALLS);
  await page.getByRole('link', { name: 'transfers.execute' }).first().click();
  await expect(page.getByRole('region', { name: 'Asientos' })).toContainText('ana-nomina −menos $100.00 MXN');
  const messages = page.getByRole('region', { name: 'Mensajes al cliente' });
  await expect(messages).toContainText('$100.00');
  await expect(messages).not.toContainText('$250.00');
  const before = await bank.ledger.balance('ana-nomina');
  await page.getByRole('button', { name: 'Repetir con la misma clave', exact: true }).click();
  await expect(page.getByText('La repetición respondió 200.')).toBeVisible();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before);
  await page.getByRole('button', { name: 'Repetir con clave nueva', exact: true }).click();
  await expect(page.getByText('Listo: Repetir con clave nueva')).toBeAttached();
  expect(await bank.ledger.balance('ana-nomina')).toBe(before - 100_00);
  await page.getByRole('link', { name: 'Ver la repetición' }).click();
  await expect(page.getByRole('region', { name: 'Asientos' })).toContainText('ana-nomina −menos $100.00 MXN');
});

test('only the next call fails after the tester repeats the error of a rejected call', async ({
  page,
  bank,
}) => {
  await callTwice(bank);
  await page.goto(`${CALLS}?status=422`);
  await page.getByRole('link', { name: 'session.user' }).last().click();
  await page.getByRole('button', { name: 'Fallar la siguiente así', exact: true }).click();
  await expect(page.getByText('Listo: Fallar la siguiente así')).toBeAttached();
  const { api } = await bank.customer('ana');
  expect((await api.session.user()).status).toBe(422);
  expect((await api.session.user()).status).toBe(200);
});
