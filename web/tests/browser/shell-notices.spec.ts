import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';

test('a notice appears while offline and disappears when back online', async ({ page, context, signIn }) => {
  await signIn('ana', 'feature-not-available');
  const notice = page.getByRole('status').filter({ hasText: 'Sin conexión a internet. Revisa tu red.' });
  await expect(heading(page, 'Esta función no está disponible')).toBeVisible();
  await context.setOffline(true);
  await expect(notice).toBeVisible();

  await test.step('a page whose code fails to load shows an error in place', async () => {
    await page.getByRole('button', { name: 'Registros' }).click();
    await page.getByRole('link', { name: 'Transferencias realizadas' }).click();
    await expect(heading(page, 'Oops, no pudimos cargar la información.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  });

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
});

test('the sidebar stays in view, and the offline notice does not cover it', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('ana');
  const sidebar = page.getByRole('navigation', { name: 'Principal' });
  const home = sidebar.getByRole('link', { name: 'Inicio' });
  await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
  const before = await home.boundingBox();
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(await home.boundingBox()).toEqual(before);

  await context.setOffline(true);
  const strip = page.getByText('Sin conexión a internet. Revisa tu red.');
  await expect(strip).toBeInViewport();
  const [sidebarBox, stripBox] = await Promise.all([sidebar.boundingBox(), strip.boundingBox()]);
  expect(stripBox?.x).toBeGreaterThanOrEqual((sidebarBox?.x ?? 0) + (sidebarBox?.width ?? 0));
});

test('a progress bar appears above the current page while the code of the next page loads', async ({
  page,
  signIn,
}) => {
  await signIn('ana', 'hubs/history');
  await expect(heading(page, 'Historial de tus cuentas')).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page
    .getByRole('link', { name: /^Transferencias realizadas/ })
    .last()
    .click();
  const progressBar = page.getByRole('progressbar', { name: 'Se está cargando la información...' });
  await expect(progressBar).toBeVisible();
  await expect(heading(page, 'Historial de tus cuentas')).toBeVisible();
  release();
  await expect(heading(page, 'Transferencias realizadas')).toBeVisible();
  await expect(progressBar).toHaveCount(0);
});
