/** Every address of the client: a page is one line here, its code a file that is fetched when it is first visited. */
import { SETTINGS } from '../../environment/settings';
import SignOut from '../../session/pages/SignOut';
import { flowPage } from './flow-page';
import { HomePage } from './HomePage';
import { lazy } from './lazy';
import type { Redirect } from './redirect';
import type { RouteLine } from './route-line';

const later = lazy(() => import('../pages/FeatureNotAvailable'));

/** Without a session: the bank's name and the footer. */
export const publicRoutes: readonly RouteLine[] = [
  { path: '/signin', page: lazy(() => import('../../session/pages/SignIn')) },
  { path: '/signin/error', page: lazy(() => import('../../session/pages/SignInError')) },
  { path: '/session-timeout', page: lazy(() => import('../../session/pages/SessionTimeout')) },
  { path: '/logged-out', page: lazy(() => import('../../session/pages/LoggedOut')) },
  { path: '/generic-error', page: lazy(() => import('../pages/GenericError')) },
  { path: '/auth/signin/session-exists', page: lazy(() => import('../../session/pages/SessionExists')) },
];

/** With nothing around them. */
export const bareRoutes: readonly RouteLine[] = [
  // Part of the first file: signing out must not depend on a file that may be gone, or on a connection.
  { path: '/signout', page: SignOut },
];

/** With header and sidebar. */
export const mainRoutes: readonly RouteLine[] = [
  { path: '/feature-not-available', page: later },
  { path: '/account-summary', page: HomePage },
  {
    path: '/account-summary/details/chequing/:key',
    page: lazy(() => import('../../features/accounts/ChequeAccountPage')),
  },
  {
    path: '/account-summary/details/credit-card/:key',
    page: lazy(() => import('../../features/accounts/CreditCardPage')),
  },
  {
    path: '/account-summary/details/line-of-credit/:key',
    page: lazy(() => import('../../features/accounts/LineOfCreditPage')),
  },
  {
    path: '/account-summary/details/{loan|mortgage}/:key',
    page: lazy(() => import('../../features/accounts/InstalmentCreditPage')),
  },
  {
    path: '/account-summary/details/investment-product/:key',
    page: lazy(() => import('../../features/accounts/InvestmentProductPage')),
  },
  {
    path: '/account-summary/details/investment-fund/:key',
    page: lazy(() => import('../../features/accounts/InvestmentFundPage')),
  },
  { path: '/search', page: lazy(() => import('../../features/search/SearchPage')) },
  { path: '/hubs/transfers', page: lazy(() => import('../pages/TransfersHubPage')) },
  { path: '/hubs/cards', page: lazy(() => import('../pages/CardsHubPage')) },
  { path: '/hubs/history', page: lazy(() => import('../pages/HistoryHubPage')) },
  { path: '/hubs/payments', page: lazy(() => import('../../features/hubs/PaymentsHub')) },
  {
    path: '/hubs/payments/{services|mobile-top-up}',
    page: lazy(() => import('../../features/payees/saved/PayeesPage')),
  },
  {
    path: '/hubs/payments/services/bill-selection',
    page: lazy(() => import('../../features/bills/BillSelectionPage')),
  },
  { path: '/hubs/taxes', page: lazy(() => import('../../features/taxes/TaxesHub')), flag: 'taxHub' },
  { path: '/taxes/manage', page: lazy(() => import('../../features/taxes/TaxManagePage')), flag: 'taxHub' },
  {
    path: '/taxes/:step?',
    page: flowPage(() => import('../../features/taxes/tax-hub-flow')),
    flag: 'taxHub',
  },
  {
    path: '/third-parties/{spei|same-bank|credits|cards}/:step?',
    page: flowPage(() => import('../../features/third-parties/third-party-flow')),
  },
  {
    path: '/transfers/my-own-accounts/:step?',
    page: flowPage(() => import('../../features/transfers/own-transfer-flow')),
  },
  {
    path: '/transfers/history/transactions',
    page: lazy(() => import('../../features/transfers/TransferHistoryPage')),
  },
  {
    path: '/transfers/history/payments',
    page: lazy(() => import('../../features/payments/PaymentHistoryPage')),
  },
  {
    path: '/transfers/{recipients|credits|cards}/create/:step?',
    page: flowPage(() => import('../../features/recipients/create/recipient-flow')),
  },
  {
    path: '/transfers/credits/create-payee/service/:step?',
    page: flowPage(() => import('../../features/payees/create/service-flow')),
  },
  {
    path: '/transfers/credits/create-payee/mobile-top-up/:step?',
    page: flowPage(() => import('../../features/payees/create/top-up-flow')),
  },
  {
    path: '/transfers/credits/merchant-selection',
    page: lazy(() => import('../../features/payees/select/MerchantSelectionPage')),
  },
  {
    path: '/bill-payments/service/:step?',
    page: flowPage(() => import('../../features/bills/service-flow')),
  },
  {
    path: '/bill-payments/mobile-top-up/:step?',
    page: flowPage(() => import('../../features/bills/top-up-flow')),
  },
  {
    path: '/bill-payments/{tax-sat|tax-cdmx}/:step?',
    page: flowPage(() => import('../../features/taxes/tax-flow')),
  },
  { path: '/bill-payments/activation', page: lazy(() => import('../../features/taxes/ActivationPage')) },
  {
    path: '/verification/{no-token|no-debit-account|no-operation-time}',
    page: lazy(() => import('../../features/verification/VerificationPage')),
  },
  {
    path: '/preauthorized-payments',
    page: lazy(() => import('../../features/preauthorized-payments/list/PreauthorizedPage')),
  },
  {
    path: '/preauthorized-payments/enable',
    page: lazy(() => import('../../features/preauthorized-payments/switching/EnablePage')),
  },
  {
    path: '/preauthorized-payments/create/:step?',
    page: flowPage(() => import('../../features/preauthorized-payments/create/create-flow')),
  },
  {
    path: '/preauthorized-payments/cancel/:step?',
    page: flowPage(() => import('../../features/preauthorized-payments/cancel/cancel-flow')),
  },
  { path: '/mutual-funds/history', page: lazy(() => import('../../features/mutual-funds/FundHistoryPage')) },
  {
    path: '/mutual-funds/execute/:step?',
    page: flowPage(() => import('../../features/mutual-funds/execute-flow')),
  },
  {
    path: '/investments/{unique|values}/:step?',
    page: flowPage(() =>
      import('../../features/investments/investment-flow').then(({ default: flows, Gate }) => ({
        default: flows,
        Gate,
      })),
    ),
  },
  { path: '/saving-programs', page: lazy(() => import('../../features/saving-programs/ProgramsPage')) },
  {
    path: '/saving-programs/create/:step?',
    page: flowPage(() => import('../../features/saving-programs/create-flow')),
  },
  {
    path: '/campaigns/{line|credit-card|line-increase|personal-loan|loan}/:step?',
    page: flowPage(() =>
      import('../../features/campaigns/campaign-flows').then(({ default: flows, Gate }) => ({
        default: flows,
        Gate,
      })),
    ),
  },
];

/** With the settings' own sidebar. */
export const settingsRoutes: readonly RouteLine[] = [
  { path: `${SETTINGS}/limits`, page: lazy(() => import('../../features/limits/LimitsPage')) },
  {
    path: `${SETTINGS}/limits/{admin|create}/:step?`,
    page: flowPage(() => import('../../features/limits/limits-flow')),
  },
  {
    path: `${SETTINGS}/portable-payroll`,
    page: lazy(() => import('../../features/payroll-portability/PortabilityPage')),
  },
  {
    path: `${SETTINGS}/portable-payroll/create/:step?`,
    page: flowPage(() => import('../../features/payroll-portability/create-flow')),
  },
  {
    path: `${SETTINGS}/portable-payroll/admin/:step?`,
    page: flowPage(() => import('../../features/payroll-portability/admin-flow')),
  },
  {
    path: '/settings/statements/{account|fiscal}',
    page: lazy(() => import('../../features/statements/StatementsPage')),
  },
  {
    path: '/settings/activity-log',
    page: lazy(() => import('../../features/activity-log/ActivityLogPage')),
  },
  {
    path: '/settings/{security|token|check-management|alerts}',
    page: lazy(() => import('../pages/UnderConstruction')),
  },
];

/** Other ways to say an address; the query is kept. */
export const redirects: readonly Redirect[] = [
  { from: '/', to: '/account-summary' },
  ...['spei', 'same-bank', 'credits', 'cards'].flatMap((kind) =>
    ['', '/confirm', '/receipt'].map((step) => ({
      from: `/transfers/third-parties/${kind}${step}`,
      to: `/third-parties/${kind}${step}`,
    })),
  ),
  // Nothing was validated or done at these.
  ...['limits', 'portable-payroll'].flatMap((part) => [
    { from: `/settings/${part}`, to: `${SETTINGS}/${part}` },
    ...['confirm', 'receipt', 'receipt/confirm', 'receipt/receipt'].map((step) => ({
      from: `${SETTINGS}/${part}/${step}`,
      to: `${SETTINGS}/${part}`,
    })),
  ]),
];
