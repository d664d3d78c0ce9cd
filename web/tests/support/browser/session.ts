import { expect, type Page } from '@playwright/test';

/** Ends the page's session at the bank without the browser's knowledge. */
export async function endAtBank(page: Page): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const answer = await page.request.get('/api/logout', {
    headers: { 'x-authorization': token, 'x-channel-id': 'WEB', 'x-country-code': 'MX' },
  });
  expect(answer.status()).toBe(204);
}
