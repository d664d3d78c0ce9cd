/** Route table: one line per page, each with a lazily loaded chunk. */

import SignOut from '#web/features/session/pages/SignOut.tsx';
import SummaryPage from '#web/features/summary/SummaryPage.tsx';
import { SETTINGS } from '#web/lib/addresses/settings.ts';
import { flowPage } from './flow-page';
import { lazy } from './lazy';
import type { Redirect } from './redirect';
import type { RouteLine } from './route-line';

const featureNotAvailable = lazy(() => import('../pages/FeatureNotAvailable'));

export const publicRoutes: readonly RouteLine[] = [
  { path: '/signin', page: lazy(() => import('#web/features/session/pages/SignIn.tsx')) },
  { path: '/signin/error', page: lazy(() => import('#web/features/session/pages/SignInError.tsx')) },
  { path: '/session-timeout', page: lazy(() => import('#web/features/session/pages/SessionTimeout.tsx')) },
  { path: '/logged-out', page: lazy(() => import('#web/features/session/pages/LoggedOut.tsx')) },
  { path: '/generic-error', page: lazy(() => import('../pages/GenericError')) },
  {
    path: '/auth/signin/session-exists',
    page: lazy(() => import('#web/features/session/pages/SessionExists.tsx')),
  },
];

export const bareRoutes: readonly RouteLine[] = [
  // In the main chunk: sign-out must work offline and after a release.
  { path: '/signout', page: SignOut },
];

export const mainRoutes: readonly RouteLine[] = [
  { path: '/feature-not-available', page: featureNotAvailable },
  { path: '/account-summary', page: SummaryPage },
  {
    path: '/account-summary/details/chequing/:key',
    page: lazy(() => import('#web/features/accounts/ChequeAccountPage.tsx')),
  },
  {
    path: '/account-summary/details/credit-card/:key',
    page: lazy(() => import('#web/features/accounts/CreditCardPage.tsx')),
  },
  {
    path: '/account-summary/details/line-of-credit/:key',
    page: lazy(() => import('#web/features/accounts/LineOfCreditPage.tsx')),
  },
  {
    path: '/account-summary/details/{loan|mortgage}/:key',
    page: lazy(() => import('#web/features/accounts/InstalmentCreditPage.tsx')),
  },
  {
    path: '/account-summary/details/investment-product/:key',
    page: lazy(() => import('#web/features/accounts/InvestmentProductPage.tsx')),
  },
  {
    path: '/account-summary/details/investment-fund/:key',
    page: lazy(() => import('#web/features/accounts/InvestmentFundPage.tsx')),
  },
  { path: '/search', page: lazy(() => import('#web/features/search/SearchPage.tsx')) },
  { path: '/hubs/transfers', page: lazy(() => import('../pages/TransfersHubPage')) },
  { path: '/hubs/cards', page: lazy(() => import('../pages/CardsHubPage')) },
  { path: '/hubs/history', page: lazy(() => import('../pages/HistoryHubPage')) },
  { path: '/more', page: lazy(() => import('#web/features/more/MorePage.tsx')) },
  { path: '/hubs/payments', page: lazy(() => import('#web/features/hubs/PaymentsHub.tsx')) },
  { path: '/hubs/payments/services', page: lazy(() => import('#web/features/hubs/ServicesHub.tsx')) },
  {
    path: '/hubs/payments/mobile-top-up',
    page: lazy(() => import('#web/features/bill-payments/payees/saved/SavedMobiles.tsx')),
  },
  {
    path: '/hubs/payments/services/bill-selection',
    page: lazy(() => import('#web/features/bill-payments/pay/BillSelectionPage.tsx')),
  },
  { path: '/hubs/taxes', page: lazy(() => import('#web/features/taxes/TaxesHub.tsx')), flag: 'taxHub' },
  {
    path: '/taxes/manage',
    page: lazy(() => import('#web/features/taxes/TaxManagePage.tsx')),
    flag: 'taxHub',
  },
  {
    path: '/taxes/:step?',
    page: flowPage(() => import('#web/features/taxes/tax-hub-flow.ts')),
    flag: 'taxHub',
  },
  {
    path: '/third-parties/{spei|same-bank|credits|cards}/:step?',
    page: flowPage(() => import('#web/features/transfers/third-parties/third-party-flow.tsx')),
  },
  {
    path: '/transfers/my-own-accounts/:step?',
    page: flowPage(() => import('#web/features/transfers/own/own-transfer-flow.tsx')),
  },
  {
    path: '/transfers/history/transactions',
    page: lazy(() => import('#web/features/transfers/history/TransferHistoryPage.tsx')),
  },
  {
    path: '/transfers/history/payments',
    page: lazy(() => import('#web/features/bill-payments/history/PaymentHistoryPage.tsx')),
  },
  {
    path: '/transfers/{recipients|credits|cards}/create/:step?',
    page: flowPage(() => import('#web/features/recipients/create/recipient-flow.ts')),
  },
  {
    path: '/transfers/credits/create-payee/service/:step?',
    page: flowPage(() => import('#web/features/bill-payments/payees/create/service-flow.ts')),
  },
  {
    path: '/transfers/credits/create-payee/mobile-top-up/:step?',
    page: flowPage(() => import('#web/features/bill-payments/payees/create/top-up-flow.ts')),
  },
  {
    path: '/transfers/credits/merchant-selection',
    page: lazy(() => import('#web/features/bill-payments/payees/select/MerchantSelectionPage.tsx')),
  },
  {
    path: '/bill-payments/service/:step?',
    page: flowPage(() => import('#web/features/bill-payments/pay/service-flow.ts')),
  },
  {
    path: '/bill-payments/mobile-top-up/:step?',
    page: flowPage(() => import('#web/features/bill-payments/pay/top-up-flow.ts')),
  },
  {
    path: '/bill-payments/{tax-sat|tax-cdmx}/:step?',
    page: flowPage(() => import('#web/features/taxes/tax-flow.ts')),
  },
  {
    path: '/bill-payments/activation',
    page: lazy(() => import('#web/features/taxes/ActivationPage.tsx')),
    hasBottomButton: true,
  },
  {
    path: '/verification/{no-token|no-debit-account|no-operation-time}',
    page: lazy(() => import('#web/features/verification/VerificationPage.tsx')),
  },
  {
    path: '/preauthorized-payments',
    page: lazy(() => import('#web/features/bill-payments/preauthorized/list/PreauthorizedPage.tsx')),
  },
  {
    path: '/preauthorized-payments/enable',
    page: lazy(() => import('#web/features/bill-payments/preauthorized/switching/SwitchMediaPage.tsx')),
  },
  {
    path: '/preauthorized-payments/create/:step?',
    page: flowPage(() => import('#web/features/bill-payments/preauthorized/create/create-flow.tsx')),
  },
  {
    path: '/preauthorized-payments/cancel/:step?',
    page: flowPage(() => import('#web/features/bill-payments/preauthorized/cancel/cancel-flow.tsx')),
  },
  {
    path: '/mutual-funds/history',
    page: lazy(() => import('#web/features/investment-funds/FundHistoryPage.tsx')),
  },
  {
    path: '/mutual-funds/execute/:step?',
    page: flowPage(() => import('#web/features/investment-funds/execute-flow.ts')),
  },
  {
    path: '/investments/{unique|values}/:step?',
    page: flowPage(() =>
      import('#web/features/investment-products/investment-flow.ts').then(({ default: flows, Gate }) => ({
        default: flows,
        Gate,
      })),
    ),
  },
  { path: '/saving-programs', page: lazy(() => import('#web/features/saving-programs/ProgramsPage.tsx')) },
  {
    path: '/saving-programs/create/:step?',
    page: flowPage(() => import('#web/features/saving-programs/create-flow.tsx')),
  },
  {
    path: '/campaigns/{line|credit-card|line-increase|personal-loan|loan}/:step?',
    page: flowPage(() =>
      import('#web/features/campaigns/campaign-flows.tsx').then(({ default: flows, Gate }) => ({
        default: flows,
        Gate,
      })),
    ),
  },
];

export const settingsRoutes: readonly RouteLine[] = [
  { path: `${SETTINGS}/limits`, page: lazy(() => import('#web/features/limits/LimitsPage.tsx')) },
  {
    path: `${SETTINGS}/limits/{admin|create}/:step?`,
    page: flowPage(() => import('#web/features/limits/limits-flow.tsx')),
  },
  {
    path: `${SETTINGS}/portable-payroll`,
    page: lazy(() => import('#web/features/payroll-portability/PortabilityPage.tsx')),
  },
  {
    path: `${SETTINGS}/portable-payroll/create/:step?`,
    page: flowPage(() => import('#web/features/payroll-portability/create-flow.ts')),
  },
  {
    path: `${SETTINGS}/portable-payroll/admin/:step?`,
    page: flowPage(() => import('#web/features/payroll-portability/admin-flow.ts')),
  },
  {
    path: '/settings/statements/{account|fiscal}',
    page: lazy(() => import('#web/features/statements/StatementsPage.tsx')),
  },
  {
    path: '/settings/activity-log',
    page: lazy(() => import('#web/features/activity-log/ActivityLogPage.tsx')),
  },
  {
    path: '/settings/{security|token|check-management|alerts}',
    page: lazy(() => import('../pages/UnderConstruction')),
  },
];

export const redirects: readonly Redirect[] = [
  { from: '/', to: '/account-summary' },
  ...['spei', 'same-bank', 'credits', 'cards'].flatMap((kind) =>
    ['', '/confirm', '/receipt'].map((step) => ({
      from: `/transfers/third-parties/${kind}${step}`,
      to: `/third-parties/${kind}${step}`,
    })),
  ),
  // Without an operation these steps have nothing to show.
  ...['limits', 'portable-payroll'].flatMap((part) => [
    { from: `/settings/${part}`, to: `${SETTINGS}/${part}` },
    ...['confirm', 'receipt', 'receipt/confirm', 'receipt/receipt'].map((step) => ({
      from: `${SETTINGS}/${part}/${step}`,
      to: `${SETTINGS}/${part}`,
    })),
  ]),
];
