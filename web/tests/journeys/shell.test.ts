import { describe, expect, test } from '../support/dom/journey';
import { greeting } from '../support/home';
import { FORM, goToReview, sendButton } from '../support/own-transfer';

describe('the page frame', () => {
  test('the header links home, shows the customer and signs out', async ({ page, signIn }) => {
    await signIn('ana', 'feature-not-available');
    const header = page.getByRole('banner');
    await expect(header).toContainText('Ana Lucía Herrera');
    await header.getByRole('link', { name: 'Banco Cenzontle' }).click();
    await expect(greeting(page)).toBeVisible();
    await header.getByRole('link', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/logged-out$/);
    await expect(page.getByRole('heading', { name: 'Cerraste tu sesión' })).toBeVisible();
  });

  test('the footer links open a new tab without an opener', async ({ page, signIn }) => {
    await signIn('ana', 'feature-not-available');
    const footer = page.getByRole('contentinfo');
    for (const [name, path] of [
      ['Privacidad', 'privacidad'],
      ['Seguridad', 'seguridad'],
      ['Términos', 'terminos'],
    ] as const) {
      const link = footer.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', `https://example.com/cenzontle/${path}`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
});

test('a link to another site asks first and opens a new tab without an opener', async ({ page, signIn }) => {
  await signIn('ana', 'feature-not-available');
  const warning = page.getByRole('dialog', { name: 'Estás por salir de la aplicación' });
  for (const [name, address] of [
    ['Tu opinión', 'https://example.com/cenzontle/opinion'],
    ['Descarga la app', 'https://example.com/cenzontle/app'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    const continueLink = warning.getByRole('link', { name: 'Continuar' });
    await expect(continueLink).toHaveAttribute('href', address);
    await expect(continueLink).toHaveAttribute('target', '_blank');
    await expect(continueLink).toHaveAttribute('rel', /noopener/);
    await page.keyboard.press('Escape');
    await expect(warning).toHaveCount(0);
  }
});

describe('analytics', () => {
  test('records each page once by its pattern, without amounts, accounts or names', async ({
    page,
    bank,
    signIn,
  }) => {
    const recordedEvents = () => page.evaluate(() => window.dataLayer ?? []);
    const expectedEvents: unknown[] = [];
    /** A page view is logged once the page is rendered. */
    const expectView = async (view: Record<string, string>) => {
      expectedEvents.push({ event: 'page_view', ...view });
      await expect.poll(recordedEvents).toEqual(expectedEvents);
    };
    const step = (title: string) => ({
      page: `/${FORM}`,
      name: `Transferencia entre mis cuentas | ${title}`,
      step: title,
    });
    await signIn('ana');
    await expectView({ page: '/account-summary' });
    await page.getByRole('link', { name: /^Nómina/ }).click();
    await expectView({ page: '/account-summary/details/chequing/:key' });
    await page.getByRole('link', { name: 'Inicio' }).click();
    await expectView({ page: '/account-summary' });
    await page.getByRole('link', { name: 'Transferencias', exact: true }).click();
    await expectView({ page: '/hubs/transfers', name: 'Transferencias | Resumen' });
    await page.getByRole('link', { name: /^Entre mis cuentas/ }).click();
    await expectView(step('Capturar datos'));
    await goToReview(page);
    await expectView(step('Revisar y confirmar'));
    await sendButton(page).click();
    await expectView(step('Éxito'));
    expect((await bank.requests()).filter(({ path }) => /analytic|event|track/i.test(path))).toEqual([]);
  });

  test('records an error shown to the customer by its code', async ({ page, bank, signIn }) => {
    await bank.fault.rule({ match: { path: '/api/summary/v2/summary' }, then: { code: 'CZ_UNAVAILABLE' } });
    await signIn('ana');
    await expect(page.getByRole('alert')).toBeVisible();
    const errors = () =>
      page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'error'));
    await expect
      .poll(errors)
      .toEqual([{ event: 'error', page: '/account-summary', step: 'Error', code: 'CZ_UNAVAILABLE' }]);
  });
});
