import type { ComponentType } from 'react';
import type { Flag } from '../../environment/flags';
import { SETTINGS } from '../../environment/settings';
import * as pages from './pages';

export interface RouteLine {
  /** Relative to the base path. Braces hold the permitted values: any other is an unknown path. */
  path: string;
  page: ComponentType;
  /** Unknown while the flag is off. */
  flag?: Flag;
}

const steps = '{|confirm|receipt}';
const later = pages.FeatureNotAvailable;

/** Without a session: the bank's name and the footer. */
export const publicRoutes: readonly RouteLine[] = [
  { path: '/signin', page: pages.SignIn },
  { path: '/signin/error', page: pages.SignInError },
  { path: '/session-timeout', page: pages.SessionTimeout },
  { path: '/logged-out', page: pages.LoggedOut },
  { path: '/generic-error', page: pages.GenericError },
  { path: '/auth/signin/session-exists', page: pages.SessionExists },
];

/** With header and sidebar. */
export const mainRoutes: readonly RouteLine[] = [
  { path: '/feature-not-available', page: pages.FeatureNotAvailable },
  { path: '/account-summary', page: pages.Summary },
  { path: '/account-summary/details/chequing/:key', page: pages.ChequeAccount },
  { path: '/account-summary/details/credit-card/:key', page: pages.CreditCard },
  { path: '/account-summary/details/line-of-credit/:key', page: pages.LineOfCredit },
  { path: '/account-summary/details/loan/:key', page: pages.Loan },
  { path: '/account-summary/details/mortgage/:key', page: pages.Mortgage },
  { path: '/account-summary/details/investment-product/:key', page: pages.InvestmentProduct },
  { path: '/account-summary/details/investment-fund/:key', page: pages.InvestmentFund },
  { path: '/hubs/transfers', page: pages.TransfersHub },
  { path: '/hubs/cards', page: pages.CardsHub },
  { path: '/hubs/history', page: pages.HistoryHub },
  { path: '/hubs/payments', page: later },
  { path: '/hubs/payments/{services|mobile-top-up}', page: later },
  { path: '/hubs/payments/services/bill-selection', page: later },
  { path: '/hubs/taxes', page: later, flag: 'taxHub' },
  {
    path: '/taxes/{|manage|bill-payment|account|payment-method|confirm|receipt}',
    page: later,
    flag: 'taxHub',
  },
  { path: '/third-parties/{spei|same-bank|credits|cards}/:step?', page: pages.ThirdParty },
  { path: '/transfers/my-own-accounts/:step?', page: pages.OwnTransfer },
  { path: '/transfers/history/transactions', page: pages.TransferHistory },
  { path: '/transfers/history/payments', page: later },
  { path: '/transfers/{recipients|credits|cards}/create/:step?', page: pages.CreateRecipient },
  { path: `/transfers/credits/create-payee/{service|mobile-top-up}/${steps}`, page: later },
  { path: '/transfers/credits/merchant-selection', page: later },
  { path: `/bill-payments/{service|mobile-top-up}/${steps}`, page: later },
  { path: '/bill-payments/tax-sat/{|confirm|receipt|token-verification}', page: later },
  {
    path: '/bill-payments/tax-cdmx/{|payment-information|extra-data|confirm|receipt|token-verification}',
    page: later,
  },
  { path: '/bill-payments/activation', page: later },
  { path: '/verification/{no-token|no-debit-account|no-operation-time}', page: pages.Verification },
  { path: '/preauthorized-payments/{|enable}', page: later },
  { path: `/preauthorized-payments/{create|cancel}/${steps}`, page: later },
  { path: '/mutual-funds/history', page: later },
  { path: `/mutual-funds/execute/${steps}`, page: later },
  { path: `/investments/{unique|values}/${steps}`, page: later },
  { path: '/saving-programs', page: later },
  { path: `/saving-programs/create/${steps}`, page: later },
  { path: `/campaigns/{line|credit-card|line-increase|personal-loan|loan}/${steps}`, page: later },
];

/** With the settings' own sidebar. */
export const settingsRoutes: readonly RouteLine[] = [
  { path: `${SETTINGS}/limits`, page: pages.Limits },
  { path: `${SETTINGS}/limits/{admin|create}/:step?`, page: pages.LimitsAdmin },
  { path: `${SETTINGS}/portable-payroll/${steps}`, page: later },
  { path: `${SETTINGS}/portable-payroll/{admin|create}/${steps}`, page: later },
  { path: '/settings/statements/{account|fiscal}', page: later },
  { path: '/settings/activity-log', page: later },
  { path: '/settings/{security|token|check-management|alerts}', page: pages.UnderConstruction },
];

export interface Redirect {
  from: string;
  to: string;
}

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
  ...['confirm', 'receipt'].map((step) => ({ from: `${SETTINGS}/limits/${step}`, to: `${SETTINGS}/limits` })),
  ...['limits', 'portable-payroll'].flatMap((part) => [
    { from: `/settings/${part}`, to: `${SETTINGS}/${part}` },
    ...['confirm', 'receipt'].map((step) => ({
      from: `${SETTINGS}/${part}/receipt/${step}`,
      to: `${SETTINGS}/${part}`,
    })),
  ]),
];
