import type { Page } from '@playwright/test';
import { expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';
import { signWith, TOKENS, toMother, toReview } from '../support/third-party';

const warning = (page: Page) => page.getByText(/^(Hoy ya ordenaste|Ya programaste) /);

async function send(page: Page, button: string, done: string): Promise<void> {
  await toReview(page);
  await page.getByRole('button', { name: button }).click();
  await signWith(page, TOKENS.ana);
  await expect(heading(page, done)).toBeFocused();
}

test('what came back is no longer counted', async ({ page, bank, signIn }) => {
  const toBusiness = toMother({ to_account: 'ana-tornillo' });
  await signIn('ana', toBusiness);
  await send(page, 'Transferir $2,500.00 MXN', 'Transferencia en proceso');
  await page.goto(toBusiness);
  await toReview(page);
  await expect(warning(page)).toBeVisible();
  await bank.advance('PT1M');
  await page.goto(toBusiness);
  await toReview(page);
  await expect(warning(page)).toBeHidden();
});

test('of what is scheduled the same day counts, and no other', async ({ page, signIn }) => {
  await signIn('ana', toMother());
  await page.getByRole('radio', { name: 'Programar' }).check();
  await send(page, 'Programar $2,500.00 MXN', 'Transferencia programada');
  await page.goto(toMother());
  await toReview(page);
  await expect(warning(page)).toBeHidden();
  await page.goBack();
  await page.getByRole('radio', { name: 'Programar' }).check();
  await toReview(page);
  await expect(warning(page)).toHaveText('Ya programaste $2,500.00 MXN a Mamá para el 24 nov 2026');
});
