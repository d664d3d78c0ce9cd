import { describe, expect, test } from '../support/dom/journey';
import { heading } from '../support/own-transfer';

describe('around every page', () => {
  test('the header: home, who is signed in, and the way out', async ({ page, signIn }) => {
    await signIn('ana', 'feature-not-available');
    const header = page.getByRole('banner');
    await expect(header).toContainText('Ana Lucía Herrera');
    await header.getByRole('link', { name: 'Banco Cenzontle' }).click();
    await expect(heading(page, 'Mis cuentas')).toBeVisible();
    await header.getByRole('link', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/logged-out$/);
  });

  test('the footer’s links open elsewhere, and tell nothing of where they come from', async ({
    page,
    signIn,
  }) => {
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
