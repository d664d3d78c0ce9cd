import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { savedRows } from '../support/recipients';

const rows = (page: Page) => savedRows(page, 'Personas y cuentas guardadas');

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('rows are compact, and a click inside a row opens its transfer', async ({ page, signIn }) => {
  await signIn('ana', 'hubs/transfers');
  await expect(rows(page)).toHaveCount(10);
  await expectNoSidewaysScroll(page);
  for (const height of await rows(page).evaluateAll((elements) => elements.map((row) => row.clientHeight)))
    expect(height).toBeLessThanOrEqual(130);

  const row = rows(page).filter({ hasText: 'Dentista' });
  const height = (await row.boundingBox())?.height ?? 0;
  await row.click({ position: { x: 90, y: height / 2 } });
  await expect(page).toHaveURL(/\/third-parties\/spei\?to_account=ana-dentista$/);
});
