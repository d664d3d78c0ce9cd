import { LIST, offerDialog, offersRegion, openOffers, waitForHome } from '../support/campaigns';
import { expectAccessible } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';

describe('the offer dialog', () => {
  test.override({ showsOffers: true });

  test('opens three times for the first offer, and again when another offer becomes the first', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana');
    for (const time of [1, 2, 3]) {
      await expect(offerDialog(page), `time ${time}`).toContainText('Más límite para tu Tarjeta Oro');
      expect(await page.evaluate(() => localStorage.getItem('campaignCounter:40010001'))).toBe(
        JSON.stringify({ offerKey: 'ana-oferta-1', count: time }),
      );
      await page.reload();
    }
    await waitForHome(page);
    await expect(offersRegion(page)).toBeVisible();
    await expect(offerDialog(page)).toHaveCount(0);
    await bank.fixture('campaigns.expired', 'ana', { offer: 'ana-oferta-1' });
    await page.reload();
    await expect(offerDialog(page)).toContainText('Crédito de nómina');
  });

  test('does not open, or count as opened, once the customer uses the home, until the next visit', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const interact of [() => greeting(page).click(), () => page.mouse.wheel(0, 400)]) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/cross-sales(\?|$)/, async (route) => {
        await released;
        await route.continue();
      });
      await signIn('ana');
      await expect(page.getByRole('region', { name: 'Resumen' })).toBeVisible();
      await interact();
      release();
      await expect(offersRegion(page)).toBeVisible();
      await expect(offerDialog(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('campaignCounter:40010001'))).toBeNull();
    }
    await page.reload();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(offerDialog(page)).toBeVisible();
  });

  test('closes with Escape and stays closed on other pages', async ({ page, signIn }) => {
    await signIn('luis');
    await expect(offerDialog(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(offerDialog(page)).toHaveCount(0);
    await page.goto('hubs/transfers');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('waits until the virtual key dialog is closed', async ({ page, signIn }) => {
    await signIn('sofia');
    const keyDialog = page.getByRole('dialog', { name: 'Activa tu llave virtual' });
    await expect(keyDialog).toBeVisible();
    await expect(offerDialog(page)).toHaveCount(0);
    await keyDialog.getByRole('button', { name: 'Por ahora no' }).click();
    await expect(offerDialog(page)).toContainText('Préstamo personal');
  });
});

test('hides the amounts of offers together with balances', async ({ page, signIn }) => {
  await signIn('ana');
  await waitForHome(page);
  await openOffers(page);
  const offers = offersRegion(page);
  await expect(offers).toContainText('De $60,000.00 MXN a $90,000.00 MXN');
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  await expect(offers).toContainText('Más límite para tu Tarjeta Oro');
  await expect(offers).not.toContainText('$');
  await offers.getByRole('button', { name: /^Crédito de nómina/ }).click();
  await expect(offerDialog(page)).toContainText('Saldo oculto');
  await expect(offerDialog(page)).not.toContainText('$');
});

test('shows a single offer as a card', async ({ page, signIn }) => {
  await signIn('luis');
  await waitForHome(page);
  await expect(offersRegion(page)).toHaveText(/^1 oferta para ti/);
  await openOffers(page);
  const offers = offersRegion(page);
  await expect(offers).toContainText('Línea Cenzontle');
  await expect(offers).toContainText(/CAT promedio \d+\.\d% sin IVA\. .+ Calculado al 23 nov 2026\./);
  await offers.getByRole('button', { name: 'Ver oferta: Línea Cenzontle' }).click();
  await expect(offerDialog(page)).toBeVisible();
  await offerDialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(offerDialog(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('shows two offers as rows of one card; dismissing hides them for the session', async ({
  page,
  signIn,
}) => {
  await signIn('carmen');
  await waitForHome(page);
  await openOffers(page);
  const offers = offersRegion(page);
  await expect(offers.getByRole('listitem')).toHaveCount(2);
  await expect(offers.locator('[data-miniature]')).toHaveCount(0);
  await expectAccessible(page);
  await offers.getByRole('button', { name: 'Ahora no' }).click();
  await expect(offers).toHaveCount(0);
  await page.reload();
  await waitForHome(page);
  await page.waitForLoadState('networkidle');
  await expect(offers).toHaveCount(0);
});

test('shows more than two offers as compact rows that open their offer', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana');
  await waitForHome(page);
  await expect(offersRegion(page)).toHaveText(/^3 ofertas para ti/);
  await openOffers(page);
  const rows = offersRegion(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(offersRegion(page).locator('[data-miniature]')).toHaveCount(1);
  await expect(rows.first()).toContainText('De $60,000.00 MXN a $90,000.00 MXN');
  await rows.nth(1).getByRole('button').click();
  await expect(offerDialog(page).getByRole('heading', { name: 'Crédito de nómina' })).toBeVisible();
  await page.goBack();
  await expect(offerDialog(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('shows the only offer left, and no section when no offer is left', async ({ page, bank, signIn }) => {
  await bank.fixture('campaigns.only', 'ana', { count: '1' });
  await signIn('ana');
  await waitForHome(page);
  await openOffers(page);
  await expect(offersRegion(page).getByRole('button', { name: /^Ver oferta/ })).toHaveCount(1);
  await bank.fixture('campaigns.only', 'ana');
  await page.reload();
  await waitForHome(page);
  await page.waitForLoadState('networkidle');
  await expect(offersRegion(page)).toHaveCount(0);
});

test('shows no error when the offers fail to load', async ({ page, bank, signIn }) => {
  await bank.fault.rule({ match: { path: LIST }, then: { status: 500 } });
  await signIn('ana');
  const offersResponse = page.waitForResponse(/cross-sales/);
  await waitForHome(page);
  await offersResponse;
  await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
  await expect(offersRegion(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('loads the offers after the accounts, before the customer does anything', async ({ page, signIn }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await signIn('ana');
  await expect(offersRegion(page)).toBeVisible();
  const [summary, offers] = ['/summary', '/cross-sales'].map((end) =>
    paths.findIndex((path) => path.endsWith(end)),
  );
  expect(summary).toBeGreaterThanOrEqual(0);
  expect(offers).toBeGreaterThan(summary ?? 0);
});

describe('until 30 March 2024', () => {
  test.override({ now: '2024-03-30T09:30:00-06:00' });

  test('asks a customer with another token for the virtual key first, and shows the offers afterwards', async ({
    page,
    signIn,
  }) => {
    await signIn('ana');
    const keyDialog = page.getByRole('dialog', { name: 'Activa tu llave virtual en la app móvil' });
    await expect(keyDialog).toBeVisible();
    await expect(offersRegion(page)).toHaveCount(0);
    await keyDialog.getByRole('button', { name: 'Por ahora no' }).click();
    expect(await page.evaluate(() => sessionStorage.getItem('hardTokenModal'))).toBe('true');
    await expect(offersRegion(page)).toBeVisible();
  });
});

describe('from 31 March 2024 on', () => {
  test.override({ now: '2024-03-31T09:30:00-06:00' });

  test('does not ask a customer who has another token', async ({ page, signIn }) => {
    await signIn('ana');
    await waitForHome(page);
    await expect(offersRegion(page)).toBeVisible();
    await expect(page.getByText('Activa tu llave virtual')).toHaveCount(0);
    await expect(page.getByText(/protección de cheques/i)).toHaveCount(0);
  });
});
