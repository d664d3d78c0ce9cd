import { expect, type Page } from '@playwright/test';

/** Ends the page's session at the bank without notifying the client. */
export async function endSessionAtBank(page: Page): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const response = await page.request.get('/api/logout', {
    headers: { 'x-authorization': token, 'x-channel-id': 'WEB', 'x-country-code': 'MX' },
  });
  expect(response.status()).toBe(204);
}
