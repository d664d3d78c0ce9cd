import { expect, test } from '../support/browser/test';
import { FORM, heading, send, toConfirm } from '../support/own-transfer';

test('the receipt shows an animated check, the brand animation and the remaining balance', async ({
  page,
  signIn,
}) => {
  await signIn('ana', FORM);
  await toConfirm(page);
  await send(page).click();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  expect(await motions()).toEqual(['draw', 'sing']);
  await expect(page.getByText('Tienes $47,065.62 MXN en Nómina.')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByText('Tienes $47,065.62 MXN en Nómina.')).toBeVisible();
  expect(await motions(), 'still, where motion is not wanted').toEqual([]);

  /** Returns the names of the animations on the receipt. */
  function motions(): Promise<string[]> {
    return page.evaluate(() => {
      const names = [...document.querySelectorAll('main svg *')].map(
        (part) => getComputedStyle(part).animationName,
      );
      return [...new Set(names)].filter((name) => name !== 'none').sort();
    });
  }
});
