import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { builtFiles } from '../support/browser/build';
import { expect, test } from '../support/browser/test';
import { consoleUrlOf, transfer } from '../support/console';

const PHONE = { width: 390, height: 844 };

test('the console moves the clock, opens the bank as a customer and keeps its window @smoke', async ({
  page,
  bank,
}) => {
  await page.goto(consoleUrlOf(bank));
  const clock = page.getByRole('region', { name: 'Reloj del banco' });
  await expect(clock).toContainText('09:30:00');
  const [client] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Abrir como ana', exact: true }).click(),
  ]);
  await expect(client.getByRole('heading', { name: 'Buenos días, Ana' })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir como luis', exact: true }).click();
  await expect(client.getByRole('heading', { name: 'Buenos días, Luis' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(2);
  await page.getByRole('button', { name: '+1 día', exact: true }).click();
  await expect(clock).toContainText('martes 24 nov 2026');
});

test('a scenario opens in its own bank', async ({ page, bank, context }) => {
  await page.goto(consoleUrlOf(bank, 'scenarios?search=own-transfer-2082'));
  // The header of the test's bank would take precedence over the host name of the new bank.
  await context.setExtraHTTPHeaders({});
  const [client] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Abrir 2082' }).click(),
  ]);
  await expect(client.getByRole('heading', { name: 'Transferir entre mis cuentas' })).toBeVisible();
  expect(new URL(client.url()).hostname).toMatch(/^b\d+\.localhost$/);
  expect(new URL(client.url()).hostname).not.toBe(new URL(page.url()).hostname);
});

test('every page of the console is accessible and fits, on a desktop and a phone', async ({ page, bank }) => {
  await transfer(bank);
  const [call] = await bank.requests({ operation: 'transfers.execute' });
  const paths = [
    '',
    'calls',
    `calls/${call?.traceId}`,
    'faults',
    'banks',
    'scenarios',
    'stories',
    'stories/spei-returned',
    'messages',
    'ledger',
    'people',
  ];
  for (const path of paths) {
    await page.goto(consoleUrlOf(bank, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Se está cargando la información...')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test('the scripts of the console weigh at most 250 kB after brotli', () => {
  const scripts = builtFiles('console').filter(({ name }) => name.endsWith('.js.br'));
  const bytes = scripts.reduce((sum, { content }) => sum + content.length, 0);
  expect(scripts.length).toBeGreaterThan(1);
  expect(bytes).toBeLessThanOrEqual(250_000);
});
