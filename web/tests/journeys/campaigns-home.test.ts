import { homeShown, LIST, offerDialog, offersRegion, openOffers } from '../support/campaigns';
import { expectAccessible } from '../support/dom/axe';
import { describe, expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';

describe('the offer dialog', () => {
  test.override({ offersShow: true });

  test('opens three times for the first offer, and again when another becomes first', async ({
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
    await homeShown(page);
    await expect(offersRegion(page)).toBeVisible();
    await expect(offerDialog(page)).toHaveCount(0);
    await bank.fixture('campaigns.expired', 'ana', { offer: 'ana-oferta-1' });
    await page.reload();
    await expect(offerDialog(page)).toContainText('Crédito de nómina');
  });

  test('does not open or count once the customer uses the home, until the next visit', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const begin of [() => greeting(page).click(), () => page.mouse.wheel(0, 400)]) {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/\/cross-sales(\?|$)/, async (route) => {
        await answered;
        await route.continue();
      });
      await signIn('ana');
      await expect(page.getByRole('region', { name: 'Resumen' })).toBeVisible();
      await begin();
      answer();
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
    const key = page.getByRole('dialog', { name: 'Activa tu llave virtual' });
    await expect(key).toBeVisible();
    await expect(offerDialog(page)).toHaveCount(0);
    await key.getByRole('button', { name: 'Por ahora no' }).click();
    await expect(offerDialog(page)).toContainText('Préstamo personal');
  });
});

test('hides the amounts of offers together with balances', async ({ page, signIn }) => {
  await signIn('ana');
  await homeShown(page);
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
  await homeShown(page);
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
  await homeShown(page);
  await openOffers(page);
  const offers = offersRegion(page);
  await expect(offers.getByRole('listitem')).toHaveCount(2);
  await expect(offers.locator('[data-miniature]')).toHaveCount(0);
  await expectAccessible(page);
  await offers.getByRole('button', { name: 'Ahora no' }).click();
  await expect(offers).toHaveCount(0);
  await page.reload();
  await homeShown(page);
  await page.waitForLoadState('networkidle');
  await expect(offers).toHaveCount(0);
});

test('shows more than two offers as compact rows that open their offer', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana');
  await homeShown(page);
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

test('updates when one offer is left, and when none is', async ({ page, bank, signIn }) => {
  await bank.fixture('campaigns.only', 'ana', { count: '1' });
  await signIn('ana');
  await homeShown(page);
  await openOffers(page);
  await expect(offersRegion(page).getByRole('button', { name: /^Ver oferta/ })).toHaveCount(1);
  await bank.fixture('campaigns.only', 'ana');
  await page.reload();
  await homeShown(page);
  await page.waitForLoadState('networkidle');
  await expect(offersRegion(page)).toHaveCount(0);
});

test('shows no error when the offers fail to load', async ({ page, bank, signIn }) => {
  await bank.fault.rule({ match: { path: LIST }, then: { status: 500 } });
  await signIn('ana');
  const refused = page.waitForResponse(/cross-sales/);
  await homeShown(page);
  await refused;
  await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
  await expect(offersRegion(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('reads the offers after the accounts, without any activity', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn('ana');
  await expect(offersRegion(page)).toBeVisible();
  const [summary, offers] = ['/summary', '/cross-sales'].map((end) =>
    asked.findIndex((path) => path.endsWith(end)),
  );
  expect(summary).toBeGreaterThanOrEqual(0);
  expect(offers).toBeGreaterThan(summary ?? 0);
});

describe('until 30 March 2024', () => {
  test.override({ now: '2024-03-30T09:30:00-06:00' });

  test('asks every customer for the virtual key first, and shows the offers once dismissed', async ({
    page,
    signIn,
  }) => {
    await signIn('ana');
    const key = page.getByRole('dialog', { name: 'Activa tu llave virtual en la app móvil' });
    await expect(key).toBeVisible();
    await expect(offersRegion(page)).toHaveCount(0);
    await key.getByRole('button', { name: 'Por ahora no' }).click();
    expect(await page.evaluate(() => sessionStorage.getItem('hardTokenModal'))).toBe('true');
    await expect(offersRegion(page)).toBeVisible();
  });
});

describe('from 31 March 2024 on', () => {
  test.override({ now: '2024-03-31T09:30:00-06:00' });

  test('asks no customer who has another token', async ({ page, signIn }) => {
    await signIn('ana');
    await homeShown(page);
    await expect(offersRegion(page)).toBeVisible();
    await expect(page.getByText('Activa tu llave virtual')).toHaveCount(0);
    await expect(page.getByText(/protección de cheques/i)).toHaveCount(0);
  });
});
