import type { Page } from '@playwright/test';
import type { Bank } from '#bank/package/sandbox';
import { describe, expect, test } from '../support/dom/journey';
import { FORM, fill, goToReview, heading, pressContinue, sendButton } from '../support/own-transfer';

/** A code outside the catalog, which fake bank faults cannot produce. */
const UNKNOWN_CODE = 'UN_CODIGO_NUEVO';

const answerWithUnknownCode = (page: Page) =>
  page.route('**/execute', (route) =>
    route.fulfill({
      status: 500,
      json: {
        notifications: [{ code: UNKNOWN_CODE, category: 'TECHNICAL', description: 'Algo nuevo.' }],
        traceId: 'a'.repeat(32),
      },
    }),
  );

const executeCalls = async (bank: Bank) =>
  (await bank.requests()).filter(({ path }) => path.endsWith('/execute'));

describe('a rejected transfer', () => {
  test('marks the field of the error code, even if the response has no field, and keeps the form', async ({
    page,
    bank,
    signIn,
  }) => {
    await signIn('ana', FORM);
    await goToReview(page, { concept: 'Renta', amount: '40000' });
    await page.evaluate(() => history.back());
    await expect(page.getByLabel('Importe')).toHaveValue(/40,?000/);
    // Simulates a balance that dropped meanwhile. The error of a fault names no field.
    await bank.fault.rule({ match: { method: 'PUT' }, times: 1, then: { code: 'CZ_INSUFFICIENT_FUNDS' } });
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText('El importe es mayor al saldo de tu cuenta.');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Importe')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByLabel('Concepto')).toHaveValue('Renta');
    await pressContinue(page);
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  });

  test('shows the available credit when the amount exceeds it', async ({ page, signIn }) => {
    await signIn('ana', FORM);
    await fill(page, { from: 'ana-linea', to: 'ana-nomina', amount: '900000' });
    await pressContinue(page);
    await expect(page.getByRole('alert')).toContainText(
      /Rebasas tu crédito disponible\. Escribe \$[\d,]+\.\d\d MXN o menos\./,
    );
    await expect(page.getByLabel('Importe')).toHaveAttribute('aria-invalid', 'true');
  });

  for (const [code, title] of [
    ['CZ_NOT_ENTITLED', 'Esta cuenta no permite la operación'],
    ['CZ_NOT_VALIDATED', 'La operación no se ha validado'],
    ['CZ_NONCE_REUSED', 'Esta operación ya se procesó con otros datos'],
    ['2082', 'La operación no se realizó, excede el límite configurado por día'],
    ['BYND_SCORE_DECLINE_002', 'En este momento, no podemos continuar con tu solicitud'],
    ['CZ_INTERNAL', 'Hay un problema con el servicio'],
    [UNKNOWN_CODE, 'Hay un problema con el servicio'],
  ] as const) {
    test(`shows ${code} at the last step`, async ({ page, bank, signIn }) => {
      await signIn('ana', FORM);
      await goToReview(page);
      const before = await bank.ledger.count();
      if (code === UNKNOWN_CODE) await answerWithUnknownCode(page);
      else await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { code } });
      await sendButton(page).click();
      const dialog = page.getByRole('alertdialog', { name: title });
      await expect(dialog).toBeVisible();
      // An earlier call with the same nonce and other data may have moved money.
      const assertion = expect(dialog);
      const unchanged = 'No se hizo ningún cargo a tu cuenta.';
      await (code === 'CZ_NONCE_REUSED' ? assertion.not : assertion).toContainText(unchanged);
      await expect(dialog).toContainText(`Código de error: ${code}`);
      await expect(dialog).toContainText(/Id. de soporte: [0-9a-f]{32}/);
      await expect(dialog).not.toContainText('{');
      expect(await bank.ledger.count()).toBe(before);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    });
  }

  test('is sent again unchanged with Reintentar', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page);
    const before = await bank.ledger.count();
    await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { code: 'CZ_INTERNAL' } });
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(heading(page, 'Transferencia hecha')).toBeVisible();
    expect(await bank.ledger.count()).toBe(before + 1);
  });

  test('offers a retry when the setup fails', async ({ page, bank, signIn }) => {
    await bank.fault.rule({
      match: { method: 'POST', path: '/api/transfers/v1/transfers' },
      times: 1,
      then: { status: 500 },
    });
    await signIn('ana', FORM);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByLabel('Cuenta origen')).toBeVisible();
  });
});

describe('a lost response', () => {
  for (const kind of ['drop-after-commit', 'malformed'] as const) {
    test(`${kind}: finds the receipt, and the money moved once`, async ({ page, bank, signIn }) => {
      await signIn('ana', FORM);
      await goToReview(page);
      const before = await bank.ledger.count();
      await bank.fault.rule({ match: { path: '/execute' }, times: 1, then: { kind } });
      await sendButton(page).click();
      await expect(heading(page, 'Transferencia hecha')).toBeVisible();
      // The receipt was looked up: neither client nor browser repeated the call.
      expect(await executeCalls(bank)).toHaveLength(1);
      // After the receipt, the client reloads only the accounts.
      const paths = (await bank.requests()).map(({ path }) => path);
      expect(paths.find((path) => !path.endsWith('/summary'))).toMatch(/\/receipt$/);
      expect(await bank.ledger.count()).toBe(before + 1);
    });
  }

  for (const then of [{ code: 'CZ_TIMEOUT' }, { kind: 'drop-before' }, { kind: 'html' }] as const) {
    const name = Object.values(then)[0];
    test(`${name}: shows an unknown outcome and offers no retry`, async ({ page, bank, signIn }) => {
      await signIn('ana', FORM);
      await goToReview(page);
      const before = await bank.ledger.count();
      await bank.fault.rule({ match: { path: '/execute' }, times: 1, then });
      await sendButton(page).click();
      await expect(heading(page, 'Tu operación está en proceso, consulta tu historial')).toBeVisible();
      await expect(page.getByText('No la repitas.')).toBeVisible();
      await expect(page.getByRole('button', { name: /Reintentar|Transferir \$/ })).toBeHidden();
      expect(await executeCalls(bank)).toHaveLength(1);
      await page.goBack();
      await expect(page.getByRole('button', { name: /Transferir \$/ })).toBeHidden();
      expect(await bank.ledger.count()).toBe(before);
      await page.getByRole('link', { name: 'Ir a mi historial' }).click();
      await expect(page).toHaveURL(/\/transfers\/history\/transactions/);
    });
  }

  const html = { contentType: 'text/html', body: '<h1>Mantenimiento</h1>' };
  const invalidResponses = [
    ['an HTML page', { status: 200, ...html }],
    ['a redirect', { status: 307, headers: { location: 'https://example.com/' } }],
    ['fields of another type', { json: { data: [{ receipt: 1 }] } }],
    ['a missing field', { json: { key: 'k', status: 'PROCESSED' } }],
    ['an empty response', { status: 204 }],
  ] as const;

  for (const [description, answer] of invalidResponses) {
    test(`${description} instead of the quote and the receipt: executes the transfer once`, async ({
      page,
      bank,
      signIn,
    }) => {
      const before = await bank.ledger.count();
      let isQuoteReplaced = false;
      await page.route(/\/transfers\/[^/]+(\/execute)?$/, async (route) => {
        const method = route.request().method();
        if (method === 'PUT' && !isQuoteReplaced) {
          isQuoteReplaced = true;
          await route.fetch();
          return route.fulfill(answer);
        }
        if (!route.request().url().endsWith('/execute')) return route.continue();
        await route.fetch();
        return route.fulfill(answer);
      });
      await signIn('ana', FORM);
      await fill(page);
      await pressContinue(page);
      const dialog = page.getByRole('alertdialog', { name: 'No pudimos revisar tu operación' });
      await dialog.getByRole('button', { name: 'Reintentar' }).click();
      await sendButton(page).click();
      await expect(heading(page, 'Transferencia hecha')).toBeVisible();
      expect(await executeCalls(bank)).toHaveLength(1);
      expect(await bank.ledger.count()).toBe(before + 1);
    });
  }

  test('an expired session redirects to the logged-out page', async ({ page, bank, signIn }) => {
    await signIn('ana', FORM);
    await goToReview(page);
    await bank.fault.rule({ match: { path: '/execute' }, then: { code: 'CZ_UNAUTHENTICATED' } });
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/logged-out$/);
    await expect(page.getByText('Por seguridad, tu sesión finalizó')).toBeVisible();
  });
});
