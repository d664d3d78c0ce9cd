import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { LOAN } from '../support/easy-payment';
import { FORM, goToReview, heading, sendButton } from '../support/own-transfer';

test.use({ colorScheme: 'dark' });

const countPages = async (page: Page) =>
  ((await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

/** Asserts that the page prints dark on white, without navigation, on at most `pages` sheets. */
async function expectPrintable(page: Page, pages: number) {
  const colors = () =>
    page.locator('h1').evaluate((title) => ({
      ground: getComputedStyle(document.documentElement).backgroundColor,
      ink: getComputedStyle(title).color,
    }));
  const screen = await colors();
  await page.emulateMedia({ media: 'print' });
  const paper = await colors();
  expect(paper.ground).toBe('rgb(255, 255, 255)');
  expect(paper.ink).not.toBe(screen.ink);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tu opinión' })).toBeHidden();
  expect(await countPages(page)).toBeLessThanOrEqual(pages);
  await page.emulateMedia({ media: 'screen' });
}

test('a receipt, statements and a payment plan print dark on white on one or two pages', async ({
  page,
  signIn,
}) => {
  await signIn('ana', FORM);
  await goToReview(page);
  await sendButton(page).click();
  await heading(page, 'Transferencia hecha').waitFor();
  await expectPrintable(page, 1);

  await page.goto('settings/statements/account');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await expectPrintable(page, 2);

  await page.goto(LOAN);
  await page.getByRole('table').first().waitFor();
  await expectPrintable(page, 2);
});
