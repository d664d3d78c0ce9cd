import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';

const HUB = 'hubs/payments';

test('the tax hub is among the kinds where its flag is on, and only there', async ({ page, signIn }) => {
  await signIn('ana', HUB);
  await expect(page.getByRole('link', { name: /^Impuestos SAT/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Impuestos SAT y/ })).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.setItem('environment', 'uat');
    localStorage.setItem('taxHub', 'true');
  });
  await page.reload();
  await page.getByRole('link', { name: 'Impuestos SAT y Ciudad de México' }).click();
  await expect(heading(page, 'Impuestos')).toBeVisible();
});

test('a company has one mark for all that it is paid for', async ({ page, signIn }) => {
  const look = (mark: Locator) =>
    mark.evaluate((drawn) =>
      [...drawn.querySelectorAll('rect, path, text')].map((part) => [
        part.getAttribute('d') ?? part.textContent,
        getComputedStyle(part).fill,
      ]),
    );
  await signIn('ana', HUB);
  const plan = page.getByRole('listitem').filter({ hasText: 'Mi plan de celular' });
  await expect(plan).toContainText('Celular Colibrí');
  const ofThePlan = await look(plan.locator('svg').first());
  await page.goto('hubs/payments/mobile-top-up');
  const phone = page.getByRole('listitem').filter({ hasText: 'Mi tableta' });
  await expect(phone).toContainText('Celular Colibrí');
  expect(await look(phone.locator('svg').first())).toEqual(ofThePlan);
});
