import { expect, step, test } from '../support/dom/journey';
import { heading, next } from '../support/own-transfer';
import { CLABE, CREATE, fidel, field, fillIn, save, sign, toReview } from '../support/recipients';

test('what the bank refuses, forgets or does not answer', async ({ page, bank, signIn }) => {
  await signIn('ana', CREATE);
  const dialog = page.getByRole('alertdialog');

  for (const [label, value, title, advice] of [
    [
      'Alias',
      'mama',
      'Ya tienes registrada una cuenta con este alias',
      'Ingresa otro diferente para continuar.',
    ],
    ['CLABE', '072180008733012451', 'Ya tienes registrada esta cuenta', 'Verifica e intenta de nuevo.'],
  ] as const) {
    await step(title, async () => {
      await fillIn(page, { CLABE, ...fidel, [label]: value });
      await next(page);
      const summary = page.getByRole('alert').filter({ hasText: `${title}. ${advice}` });
      await expect(summary).toBeFocused();
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog).toBeHidden();
      await expect(field(page, 'Nombre')).toHaveValue('Fidel');
    });
  }

  await step('a signature that got too old is asked for again after the review', async () => {
    await toReview(page);
    await bank.advance('PT31M');
    await save(page).click();
    await expect(page).toHaveURL(/\/qr$/);
    // The address comes before its page.
    await expect(heading(page, 'Revisa y confirma')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await save(page).click();
    await sign(page);
    await expect(heading(page, 'Cuenta guardada')).toBeVisible();
  });

  await step('an answer that is lost is looked up: saved once, and shown', async () => {
    await page.getByRole('link', { name: 'Agregar otra cuenta' }).click();
    await fillIn(page, { CLABE: '012180000123456795', ...fidel, Alias: 'Pintor' });
    await next(page);
    await sign(page);
    await expect(heading(page, 'Revisa y confirma')).toBeVisible();
    await bank.fault({
      match: { method: 'POST', path: '/recipients' },
      times: 1,
      then: { kind: 'drop-after-commit' },
    });
    await save(page).click();
    await expect(heading(page, 'Cuenta guardada')).toBeVisible();
    await expect(page.getByText('Pintor', { exact: true })).toBeVisible();
  });
});
