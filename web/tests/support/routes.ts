import type { Page } from '@playwright/test';

export const NOT_FOUND_HEADING = 'Página no encontrada.';

const joinPaths = (start: string, ...ends: readonly string[]): string[] =>
  ends.map((end) => `${start}${end}`);
const steps = ['', '/confirm', '/receipt'] as const;

/** Paths of a signed-in customer under the main navigation. */
export const mainPaths: readonly string[] = [
  '/feature-not-available',
  '/account-summary',
  '/search',
  ...joinPaths(
    '/account-summary/details/',
    'chequing/ana-nomina',
    'credit-card/ana-tarjeta',
    'loan/ana-prestamo',
  ),
  ...joinPaths('/account-summary/details/', 'line-of-credit/ana-linea', 'mortgage/ana-hipoteca'),
  ...joinPaths('/account-summary/details/', 'investment-product/ana-valores', 'investment-fund/ana-fondo'),
  ...joinPaths('/hubs', '/transfers', '/cards', '/payments', '/history'),
  ...joinPaths('/hubs/payments', '/services', '/mobile-top-up', '/services/bill-selection'),
  ...['spei', 'same-bank', 'credits', 'cards'].flatMap((kind) =>
    joinPaths(`/third-parties/${kind}`, ...steps),
  ),
  ...joinPaths('/transfers/my-own-accounts', ...steps),
  ...joinPaths('/transfers/history', '/transactions', '/payments'),
  ...joinPaths('/transfers/recipients/create', ...steps, '/token-verification', '/mobile', '/qr'),
  ...joinPaths('/transfers/credits/create', ...steps),
  ...joinPaths('/transfers/cards/create', ...steps),
  ...joinPaths('/transfers/credits/create-payee/service', ...steps),
  ...joinPaths('/transfers/credits/create-payee/mobile-top-up', ...steps),
  '/transfers/credits/merchant-selection',
  ...joinPaths('/bill-payments/service', ...steps),
  ...joinPaths('/bill-payments/mobile-top-up', ...steps),
  ...joinPaths('/bill-payments/tax-sat', ...steps, '/token-verification'),
  ...joinPaths(
    '/bill-payments/tax-cdmx',
    ...steps,
    '/token-verification',
    '/payment-information',
    '/extra-data',
  ),
  '/bill-payments/activation',
  ...joinPaths('/verification', '/no-token', '/no-debit-account', '/no-operation-time'),
  ...joinPaths('/preauthorized-payments', '', '/enable'),
  ...joinPaths('/preauthorized-payments/create', ...steps),
  ...joinPaths('/preauthorized-payments/cancel', ...steps),
  '/mutual-funds/history',
  ...joinPaths('/mutual-funds/execute', ...steps),
  ...joinPaths('/investments/unique', ...steps),
  ...joinPaths('/investments/values', ...steps),
  '/saving-programs',
  ...joinPaths('/saving-programs/create', ...steps),
  ...['line', 'credit-card', 'line-increase', 'personal-loan', 'loan'].flatMap((kind) =>
    joinPaths(`/campaigns/${kind}`, ...steps),
  ),
];

/** Paths under the settings navigation. */
export const settingsPaths: readonly string[] = [
  ...['limits', 'portable-payroll'].flatMap((part) =>
    ['', '/admin', '/create'].flatMap((page) => joinPaths(`/settings/web/${part}${page}`, ...steps)),
  ),
  ...joinPaths('/settings/statements', '/account', '/fiscal'),
  '/settings/activity-log',
  ...joinPaths('/settings', '/security', '/token', '/check-management', '/alerts'),
];

/** Paths that need a feature flag. */
export const flaggedPaths: readonly string[] = [
  '/hubs/taxes',
  ...joinPaths(
    '/taxes',
    '',
    '/manage',
    '/bill-payment',
    '/account',
    '/payment-method',
    '/confirm',
    '/receipt',
  ),
];

export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/', '/account-summary'],
  ...['spei', 'same-bank', 'credits', 'cards'].flatMap((kind) =>
    steps.map((step) => [`/transfers/third-parties/${kind}${step}`, `/third-parties/${kind}`] as const),
  ),
  ...['limits', 'portable-payroll'].flatMap((part) => [
    [`/settings/${part}`, `/settings/web/${part}`] as const,
    [`/settings/web/${part}/receipt/confirm`, `/settings/web/${part}`] as const,
    [`/settings/web/${part}/receipt/receipt`, `/settings/web/${part}`] as const,
  ]),
];

/** Paths that look like valid paths but are not found. */
export const wrongPaths: readonly string[] = [
  '/Settings/web/limits',
  '/Third-Parties/spei',
  '/account-summary/details/CHEQUING/ana-nomina',
  '/account-summary/details',
  '/account-summary/details/chequing',
  '/account-summary/details/savings/ana-nomina',
  '/account-summary/details/chequing/ana-nomina/more',
  '/hubs',
  '/hubs/investments',
  '/hubs/payments/gas',
  '/third-parties',
  '/third-parties/swift',
  '/third-parties/spei/token-verification',
  '/third-parties/spei/confirm/receipt',
  '/transfers',
  '/transfers/my-own-accounts/confirm/again',
  '/transfers/my-own-accounts/other',
  '/transfers/history',
  '/transfers/history/cards',
  '/transfers/recipients',
  '/transfers/recipients/create/sms',
  '/transfers/recipients/edit',
  '/transfers/credits/create-payee/gas',
  '/transfers/third-parties/swift',
  '/bill-payments',
  '/bill-payments/tax-sat/extra-data',
  '/bill-payments/tax-cdmx/other',
  '/bill-payments/electricity',
  '/verification',
  '/verification/no-money',
  '/preauthorized-payments/enable/confirm',
  '/preauthorized-payments/create/other',
  '/preauthorized-payments/cancel/data',
  '/mutual-funds',
  '/investments/bonds',
  '/saving-programs/edit',
  '/campaigns',
  '/campaigns/car',
  '/campaigns/loan/terms',
  '/settings',
  '/settings/web',
  '/settings/app/limits',
  '/settings/web/limits/edit',
  '/settings/web/limits/admin/token-verification',
  '/settings/statements/monthly',
  '/settings/activity-log/confirm',
  '/no-existe',
];

export type PageHeadings = { path: string; h1: string; title: string; navigation: string | null };

/** Navigates within the client, as a link does, and returns the page's headings once it has loaded. */
export async function visitPage(page: Page, base: string, path: string): Promise<PageHeadings> {
  const viewCount = await page.evaluate((address) => {
    const before = window.dataLayer?.length ?? 0;
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return before;
  }, `${base}${path}`);
  await page.waitForFunction(
    (before) =>
      (window.dataLayer?.length ?? 0) > before &&
      document.querySelector('h1') &&
      !document.body.textContent?.includes('Se está cargando la información...'),
    viewCount,
  );
  return page.evaluate(
    (start) => ({
      path: location.pathname.slice(start.length),
      h1: document.querySelector('h1')?.textContent ?? '',
      title: document.title,
      navigation: document.querySelector('nav')?.getAttribute('aria-label') ?? null,
    }),
    base,
  );
}
