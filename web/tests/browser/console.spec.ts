import type { Bank } from '#bank/package/sandbox';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { consolePath, transfer } from '../support/console';

const PHONE = { width: 390, height: 844 };

/** Under the bank's own host name. */
const consoleOf = ({ id, url }: Bank, page = ''): string =>
  `http://${id}.localhost:${new URL(url).port}${consolePath(page)}`;

test('the console moves the clock, opens the bank as a customer and keeps its window @smoke', async ({
  page,
  bank,
}) => {
  await page.goto(consoleOf(bank));
  const now = page.getByRole('region', { name: 'Reloj del banco' });
  await expect(now).toContainText('09:30:00');
  const [client] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Abrir como ana', exact: true }).click(),
  ]);
  await expect(client.getByRole('heading', { name: 'Buenos días, Ana' })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir como luis', exact: true }).click();
  await expect(client.getByRole('heading', { name: 'Buenos días, Luis' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(2);
  await page.getByRole('button', { name: '+1 día', exact: true }).click();
  await expect(now).toContainText('martes 24 nov 2026');
});

test('every page is accessible and fits, on a desktop and a phone', async ({ page, bank }) => {
  await transfer(bank);
  const [call] = await bank.requests({ operation: 'transfers.execute' });
  const paths = ['', 'calls', `calls/${call?.traceId}`, 'faults', 'banks', 'messages', 'ledger'];
  for (const path of paths) {
    await page.goto(consoleOf(bank, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});
