// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { expand } from '../routes/expand';
import { mainRoutes, settingsRoutes } from '../routes/table';
import { categoryOf } from './category';

/** Pages that belong to the home. */
const HOME_PATH = /^\/(account-summary|campaigns|search|feature-not-available)(\/|$)/;

describe('active category', () => {
  it.each([
    ['/account-summary', 'home'],
    ['/account-summary/details/chequing/1', 'home'],
    ['/campaigns/line', 'home'],
    ['/feature-not-available', 'home'],
    ['/hubs/transfers', 'transfers'],
    ['/transfers/my-own-accounts/confirm', 'transfers'],
    ['/transfers/recipients/create', 'transfers'],
    ['/third-parties/spei', 'transfers'],
    ['/third-parties/same-bank/receipt', 'transfers'],
    ['/third-parties/credits', 'credits'],
    ['/transfers/credits/create', 'credits'],
    ['/transfers/credits/create-payee/service', 'payments'],
    ['/transfers/credits/merchant-selection', 'payments'],
    ['/third-parties/cards/confirm', 'cards'],
    ['/transfers/cards/create', 'cards'],
    ['/hubs/cards', 'cards'],
    ['/hubs/payments', 'payments'],
    ['/hubs/payments/services', 'payments'],
    ['/hubs/taxes', 'payments'],
    ['/bill-payments/tax-sat', 'payments'],
    ['/preauthorized-payments/create', 'payments'],
    ['/taxes', 'payments'],
    ['/mutual-funds/execute', 'investments'],
    ['/investments/unique', 'investments'],
    ['/saving-programs/create', 'investments'],
    ['/transfers/history/transactions', 'records'],
    ['/transfers/history/payments', 'records'],
    ['/mutual-funds/history', 'records'],
    ['/hubs/history', 'records'],
    ['/saving-programs', 'records'],
    ['/settings/web/limits', 'settings'],
    ['/settings/statements/fiscal', 'settings'],
    ['/settings-not', 'home'],
  ])('%s belongs to %s', (path, category) => expect(categoryOf(path)).toBe(category));

  it.each([...mainRoutes, ...settingsRoutes].flatMap(({ path }) => expand(path)))(
    '%s has a prefix in category.ts unless it belongs to the home',
    (path) =>
      expect(
        categoryOf(path) === 'home',
        `add a prefix of ${path} to web/src/app/shell/category.ts, or to HOME_PATH of this test if it belongs to the home`,
      ).toBe(HOME_PATH.test(path)),
  );
});
