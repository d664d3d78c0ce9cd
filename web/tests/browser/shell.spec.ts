import { expect, test } from '../support/browser/test';
import { FORM, heading, send, toConfirm } from '../support/own-transfer';

test.describe('around every page', () => {
  test('the skip link is first, and leads past the navigation', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(heading(page, 'Mis cuentas')).toBeVisible();
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/account-summary$/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ocultar saldos' })).toBeFocused();
  });

  test('each page names the document and takes the focus', async ({ page, signIn }) => {
    await signIn('ana');
    await expect(page).toHaveTitle('Mis cuentas · Cenzontle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
    const top = () => page.evaluate(() => scrollY);
    await expect(page.getByRole('link', { name: /^Nómina/ })).toBeVisible();
    await page.mouse.wheel(0, 500);
    // A wheel is turned before the page follows it.
    await expect.poll(top).toBe(500);
    await page.getByRole('button', { name: 'Registros' }).click();
    for (const [link, title] of [
      ['Transferencias realizadas', 'Transferencias realizadas'],
      ['Pagos realizados', 'Pagos realizados'],
      ['Inversiones programadas', 'Operaciones de fondos'],
      ['Inicio', 'Mis cuentas'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveTitle(`${title} · Cenzontle`);
      await expect(heading(page, title)).toBeFocused();
      await expect.poll(top).toBe(0);
    }
    // Back as far as the page that the visit began with.
    for (const title of [
      'Operaciones de fondos',
      'Pagos realizados',
      'Transferencias realizadas',
      'Mis cuentas',
    ]) {
      await page.goBack();
      await expect(page).toHaveTitle(`${title} · Cenzontle`);
      await expect(heading(page, title)).toBeFocused();
    }
    await page.goto('nada');
    await expect(page).toHaveTitle('Página no encontrada. · Cenzontle');
  });
});

test.describe('leaving for another site', () => {
  for (const [name, address] of [
    ['Tu opinión', 'https://example.com/cenzontle/opinion'],
    ['Descarga la app', 'https://example.com/cenzontle/app'],
  ] as const) {
    test(`"${name}" warns first; accepting opens a page of its own`, async ({ page, context, signIn }) => {
      await context.route('https://example.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Fuera</title>' }),
      );
      await signIn('ana', 'feature-not-available');
      const opener = page.getByRole('button', { name });
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

      const outside = context.waitForEvent('page');
      const onward = warning.getByRole('link', { name: 'Continuar' });
      await expect(onward).toHaveAttribute('rel', /noopener/);
      await onward.click();
      const opened = await outside;
      await expect(opened).toHaveURL(address);
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      expect(await opened.evaluate(() => document.referrer)).toBe('');
      await expect(warning).toHaveCount(0);
      await expect(page).toHaveURL(/\/feature-not-available$/);
    });
  }

  test('gives way when the session’s end is announced', async ({ page, signIn }) => {
    await page.clock.install();
    await signIn('ana', 'feature-not-available');
    await page.getByRole('button', { name: 'Tu opinión' }).click();
    await expect(page.getByRole('dialog', { name: 'Estás por salir de la aplicación' })).toBeVisible();
    await page.clock.fastForward('04:02');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('what analytics is told', () => {
  test('each page once, by its pattern: no amount, no account, no name, no call', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana');
    await page.getByRole('link', { name: /^Nómina/ }).click();
    await expect(page).toHaveURL(/details\/chequing\/ana-nomina$/);
    await expect(heading(page, 'Nómina')).toBeVisible();
    await page.getByRole('link', { name: 'Inicio' }).click();
    await expect(heading(page, 'Mis cuentas')).toBeVisible();
    await page.getByRole('link', { name: 'Transferir', exact: true }).click();
    await page.getByRole('link', { name: /^Entre mis cuentas/ }).click();
    await toConfirm(page);
    await send(page).click();
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    const events = await page.evaluate(() => window.dataLayer ?? []);
    expect(events).toEqual([
      { event: 'page_view', page: '/account-summary' },
      { event: 'page_view', page: '/account-summary/details/chequing/:key' },
      { event: 'page_view', page: '/account-summary' },
      { event: 'page_view', page: '/hubs/transfers', name: 'Transferencias | Resumen' },
      ...['Capturar datos', 'Revisar y confirmar', 'Éxito'].map((step) => ({
        event: 'page_view',
        page: `/${FORM}`,
        name: `Transferencia entre mis cuentas | ${step}`,
        step,
      })),
    ]);
    expect((await bank.requests()).filter(({ path }) => /analytic|event|track/i.test(path))).toEqual([]);
  });

  test('an error that the customer is shown, by its code', async ({ page, bank, signIn }) => {
    await bank.fault({ match: { path: '/api/summary/v2/summary' }, then: { code: 'CZ_UNAVAILABLE' } });
    await signIn('ana');
    await expect(page.getByRole('alert')).toBeVisible();
    const errors = await page.evaluate(() =>
      (window.dataLayer ?? []).filter(({ event }) => event === 'error'),
    );
    expect(errors).toEqual([
      { event: 'error', page: '/account-summary', step: 'Error', code: 'CZ_UNAVAILABLE' },
    ]);
  });
});

test('the theme: the system’s until the customer chooses, kept, and there before the first paint', async ({
  page,
  context,
  signIn,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn('ana', 'feature-not-available');
  const choice = page.getByRole('combobox', { name: 'Tema' });
  await expect(choice).toHaveValue('system');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  const dark = await background();

  await choice.selectOption('Claro');
  await expect.poll(background).toBe(light);
  await page.reload();
  await expect(choice).toHaveValue('light');
  expect(await background()).toBe(light);

  await choice.selectOption('Oscuro');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe(dark);
  // What stands on the page while the client's code is still on its way.
  const early = await context.newPage();
  await early.route('**/assets/*.js', (route) => route.abort());
  await early.goto('feature-not-available');
  await expect(early.locator('html')).toHaveClass('dark');
  await early.close();

  await choice.selectOption('Igual que el sistema');
  await expect.poll(background).toBe(light);
});
