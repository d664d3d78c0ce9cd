import { expect, test } from '../support/browser/test';
import { callsOf, chosen, field, opener, option } from '../support/search';

test('of more movements than are shown an option leads to all of them, by keys too', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'feature-not-available');
  await opener(page).click();
  await field(page).fill('colibri cafe');
  const all = option(page, /^Ver los \d+ movimientos/).first();
  await expect(all).toContainText('Tarjeta Oro · Último año');
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toContainText(`Ver los ${count} movimientos`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details\/credit-card\/[\w-]+\?q=colibri\+cafe$/);
  await expect(page.getByLabel('Buscar', { exact: true })).toHaveValue('colibri cafe');
  await expect(page.getByText(`${count} movimientos en todo el último año`)).toBeVisible();
});

test('ten thousand movements are read in long pages, once, and searched whole', async ({ page, signIn }) => {
  test.slow();
  await signIn('valeria', 'feature-not-available');
  await opener(page).click();
  const calls = callsOf(page);
  await field(page).fill('venta');
  await expect(page.getByText(/^Los 5 más recientes de [89],\d{3}$/)).toBeVisible({ timeout: 30_000 });
  const read = calls.filter((call) => call.includes('/transactions'));
  expect(read.length).toBeGreaterThanOrEqual(20);
  expect(read.every((call) => call.includes('limit=500'))).toBe(true);
  expect(new Set(calls).size).toBe(calls.length);
  const { length } = calls;
  for (const search of ['harinas', 'spei 1,2', 'renta del local']) {
    await field(page).fill('');
    await field(page).pressSequentially(search);
  }
  await expect(option(page, /renta del local/i).first()).toBeVisible();
  expect(calls).toHaveLength(length);
});
