import type { Page } from '@playwright/test';
import { details } from '../support/account-details';
import { describe, expect, test } from '../support/dom/journey';

const NOMINA = details('chequing', 'ana-nomina');

describe('the balance of a period', () => {
  const card = (page: Page) => page.getByRole('region', { name: 'Tu saldo', exact: true });

  test('of one day, or without movements, is said in words', async ({ page, signIn }) => {
    await signIn('ana', `${NOMINA}?period=dates&from_date=2026-11-20&to_date=2026-11-20`);
    await expect(card(page)).toContainText('El 20 nov 2026 cerró con $48,315.62 MXN.');
    await page.goto(`${NOMINA}?period=dates&from_date=2020-01-01&to_date=2020-01-31`);
    await expect(card(page)).toContainText('No hubo movimientos en este periodo');
    await expect(card(page).getByRole('slider')).toHaveCount(0);
  });
});
