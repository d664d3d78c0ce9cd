import { expect, test } from '../support/browser/test';
import { greeting } from '../support/home';

test.describe('the page frame', () => {
  test('the skip link is first and moves the focus past the navigation', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(greeting(page)).toBeVisible();
    const skipLink = page.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skipLink).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/account-summary$/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ocultar saldos' })).toBeFocused();
  });

  test('navigation sets the document title and focuses the heading', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(page).toHaveTitle('Mis cuentas · Cenzontle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
    const scrollTop = () => page.evaluate(() => scrollY);
    await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
    await page.mouse.wheel(0, 300);
    // The page scrolls after the wheel event.
    await expect.poll(scrollTop).toBe(300);
    await page.getByRole('button', { name: 'Registros' }).click();
    for (const [link, title] of [
      ['Transferencias realizadas', 'Transferencias realizadas'],
      ['Pagos realizados', 'Pagos realizados'],
      ['Inversiones programadas', 'Operaciones de fondos'],
      ['Inicio', 'Mis cuentas'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveTitle(`${title} · Cenzontle`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(scrollTop).toBe(0);
    }
    // Goes back to the first page of the visit.
    for (const title of [
      'Operaciones de fondos',
      'Pagos realizados',
      'Transferencias realizadas',
      'Mis cuentas',
    ]) {
      await page.goBack();
      await expect(page).toHaveTitle(`${title} · Cenzontle`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await page.goto('nada');
    await expect(page).toHaveTitle('Página no encontrada. · Cenzontle');
  });
});

test('leaving for another site asks first; accepting opens a new tab', async ({ page, context, signIn }) => {
  await context.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Fuera</title>' }),
  );
  await signIn('ana', 'feature-not-available');
  const opener = page.getByRole('button', { name: 'Tu opinión' });
  const warning = page.getByRole('dialog', { name: 'Estás por salir de la aplicación' });
  await opener.click();
  await expect(warning).toContainText('Serás dirigido a un sitio externo.');
  for (const leave of [
    () => warning.getByRole('button', { name: 'Cancelar' }).click(),
    () => page.keyboard.press('Escape'),
    () => warning.getByRole('button', { name: 'Cerrar' }).click(),
  ]) {
    await leave();
    await expect(warning).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(warning).toBeVisible();
  }
  expect(context.pages()).toHaveLength(1);

  const newPage = context.waitForEvent('page');
  await warning.getByRole('link', { name: 'Continuar' }).click();
  const tab = await newPage;
  await expect(tab).toHaveURL('https://example.com/cenzontle/opinion');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(await tab.evaluate(() => document.referrer)).toBe('');
  await expect(warning).toHaveCount(0);
  await expect(page).toHaveURL(/\/feature-not-available$/);
});

test('the theme follows the system until chosen, persists and applies before the first paint', async ({
  page,
  context,
  signIn,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn('ana', 'feature-not-available');
  const themeSelect = page.getByRole('combobox', { name: 'Tema' });
  await expect(themeSelect).toHaveValue('system');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  const dark = await background();

  await themeSelect.selectOption('Claro');
  await expect.poll(background).toBe(light);
  await page.reload();
  await expect(themeSelect).toHaveValue('light');
  expect(await background()).toBe(light);

  await themeSelect.selectOption('Oscuro');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe(dark);
  // This page never loads the client's scripts, like a page before they arrive.
  const unscriptedPage = await context.newPage();
  await unscriptedPage.route('**/assets/*.js', (route) => route.abort());
  await unscriptedPage.goto('feature-not-available');
  await expect(unscriptedPage.locator('html')).toHaveClass('dark');
  await unscriptedPage.close();

  await themeSelect.selectOption('Igual que el sistema');
  await expect.poll(background).toBe(light);
});
