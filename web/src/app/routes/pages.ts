import { lazy } from 'react';
import { addressOf } from '../../session/addresses';

/* Each page is a file of its own that is fetched when its route is first visited. */
const importSummary = () => import('../../features/summary/SummaryPage');

export const Summary = lazy(importSummary);
export const ChequeAccount = lazy(() => import('../../features/accounts/ChequeAccountPage'));
export const CreditCard = lazy(() => import('../../features/accounts/CreditCardPage'));
export const LineOfCredit = lazy(() => import('../../features/accounts/LineOfCreditPage'));
export const Loan = lazy(() => import('../../features/accounts/LoanPage'));
export const Mortgage = lazy(() => import('../../features/accounts/MortgagePage'));
export const InvestmentProduct = lazy(() => import('../../features/accounts/InvestmentProductPage'));
export const InvestmentFund = lazy(() => import('../../features/accounts/InvestmentFundPage'));
export const FeatureNotAvailable = lazy(() => import('../pages/FeatureNotAvailable'));
export const UnderConstruction = lazy(() => import('../pages/UnderConstruction'));
export const OwnTransfer = lazy(() => import('../../features/transfers/OwnTransferPage'));
export const TransferHistory = lazy(() => import('../../features/transfers/TransferHistoryPage'));

export const SignIn = lazy(() => import('../../session/pages/SignIn'));
export const SignInError = lazy(() => import('../../session/pages/SignInError'));
export const SessionTimeout = lazy(() => import('../../session/pages/SessionTimeout'));
export const LoggedOut = lazy(() => import('../../session/pages/LoggedOut'));
export const SessionExists = lazy(() => import('../../session/pages/SessionExists'));
export const SignOut = lazy(() => import('../../session/pages/SignOut'));
export const GenericError = lazy(() => import('../pages/GenericError'));

/** The home's code travels while the session opens. */
export function preloadHome(path: string): void {
  if (path === addressOf('/account-summary')) void importSummary().catch(() => undefined);
}
