import { expect, test } from 'cenzontle/playwright';

test('the customer sees her accounts', async ({ page, bank, signIn }) => {
  await signIn('ana', 'account-summary');
  await expect(page.getByRole('heading', { name: 'Mis cuentas' })).toBeVisible();
  expect(await bank.ledger.count()).toBeGreaterThan(0);
});

test('the customer waits for a slow list', async ({ page, bank, signIn }) => {
  await bank.fault.slow(500).on('activityLog.list');
  await signIn('ana', 'settings/activity-log');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
