import { readFile } from 'node:fs/promises';
import { unwrap } from '#bank/package/unwrap';
import { expect, test } from '../support/browser/test';
import { FORM, goToReview, heading, sendButton } from '../support/own-transfer';

test('the receipt shows an animated check, the brand animation and the remaining balance', async ({
  page,
  signIn,
}) => {
  await signIn('ana', FORM);
  await goToReview(page);
  await sendButton(page).click();
  await expect(heading(page, 'Transferencia hecha')).toBeVisible();
  expect(await listAnimations()).toEqual(['draw 0.25s', 'sing 0.25s']);
  await expect(page.getByText('Tienes $47,065.62 MXN en Nómina.')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByText('Tienes $47,065.62 MXN en Nómina.')).toBeVisible();
  expect(await listAnimations(), 'no animation with reduced motion').toEqual([]);

  /** Returns the names and durations of the animations on the receipt. */
  function listAnimations(): Promise<string[]> {
    return page.evaluate(() => {
      const animations = [...document.querySelectorAll('main svg *')]
        .map((part) => getComputedStyle(part))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationName, animationDuration }) => `${animationName} ${animationDuration}`);
      return [...new Set(animations)].sort();
    });
  }
});

test('a receipt is shared as a picture of 540 × 760 at double density', async ({ page, bank, signIn }) => {
  const ana = await bank.customer('ana');
  const { data } = await unwrap(ana.api.transfers.list({ query: { transfer_status: 'PROCESSED' } }));
  const transfer = data.find(({ eppUrl }) => eppUrl !== undefined);
  await signIn('ana', `third-parties/spei/receipt?key=${transfer?.key}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Compartir' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^comprobante-\d+\.png$/);
  const bytes = await readFile(await file.path());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1520]);
  await expect(page.getByText(/^Descargamos la imagen /)).toBeVisible();
});
