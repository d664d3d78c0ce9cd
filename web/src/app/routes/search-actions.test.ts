// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { actions, CREATE_RECIPIENT } from '#web/features/search/actions.ts';
import { findBest } from '#web/features/search/match.ts';
import { termsOf } from '#web/lib/format/search-terms.ts';
import { expand } from './expand';
import { bareRoutes, mainRoutes, settingsRoutes } from './table';

const existingPages = new Set(
  [...bareRoutes, ...mainRoutes, ...settingsRoutes].flatMap(({ path }) =>
    expand(path.replace('/:step?', '')),
  ),
);

test.each([...actions.map(({ to }) => to), CREATE_RECIPIENT])('%s is an existing page', (to) =>
  expect(existingPages).toContain(to.replace(/\?.*/, '')),
);

/** Forms that the search does not list: another page leads to them, or a feature flag shows them. */
const UNLISTED_FORMS: readonly string[] = [
  '/taxes',
  '/third-parties/cards',
  '/transfers/credits/create-payee/service',
  '/transfers/credits/create-payee/mobile-top-up',
  '/bill-payments/service',
  '/preauthorized-payments/create',
  '/preauthorized-payments/cancel',
  '/saving-programs/create',
  '/campaigns/line',
  '/campaigns/credit-card',
  '/campaigns/line-increase',
  '/campaigns/personal-loan',
  '/campaigns/loan',
  '/settings/web/limits/create',
  '/settings/web/portable-payroll/create',
  '/settings/web/portable-payroll/admin',
];

test('the search finds every form that is not in UNLISTED_FORMS', () => {
  const searchablePages = new Set(actions.map(({ to }) => to.replace(/\?.*/, '')));
  const forms = [...mainRoutes, ...settingsRoutes].flatMap(({ path }) =>
    path.endsWith('/:step?') ? expand(path.replace('/:step?', '')) : [],
  );
  expect(
    forms.filter((path) => !searchablePages.has(path)),
    'add the form to web/src/features/search/actions.ts, or to UNLISTED_FORMS here',
  ).toEqual(UNLISTED_FORMS);
});

test('the search lists no page twice', () =>
  expect(new Set(actions.map(({ to }) => to)).size).toBe(actions.length));

test.each([
  ['recarga', '/bill-payments/mobile-top-up?billtype=MOBILETOPUP'],
  ['limite', '/settings/web/limits'],
  ['estados de cuenta', '/settings/statements/account'],
  ['invertir', '/investments/unique'],
  ['predial', '/bill-payments/tax-cdmx'],
  ['spei', '/third-parties/spei'],
  ['nuevo destinatario', '/transfers/recipients/create'],
  ['salir', '/signout'],
  ['traspaso', '/transfers/my-own-accounts'],
  ['luz', '/transfers/credits/merchant-selection'],
])('searching %j ranks %s first', (search, to) => expect(findBest(actions, termsOf(search))[0]?.to).toBe(to));
