import { lazy as lazyPart } from 'react';
import type { EasyPayment } from '../../ui/EasyPaymentSlot';
import { lazy } from './lazy';

/** The home is there from the start: nobody waits for it a second time. */
export { default as Summary } from '../../features/summary/SummaryPage';

/* Each other page is a file of its own that is fetched when its route is first visited. */
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
export const TransfersHub = lazy(() => import('../pages/TransfersHubPage'));
export const CardsHub = lazy(() => import('../pages/CardsHubPage'));
export const HistoryHub = lazy(() => import('../pages/HistoryHubPage'));
export const CreateRecipient = lazy(() => import('../../features/recipients/CreateRecipientPage'));
export const Limits = lazy(() => import('../../features/limits/LimitsPage'));
export const LimitsAdmin = lazy(() => import('../../features/limits/LimitsAdminPage'));
export const ThirdParty = lazy(() => import('../../features/third-parties/ThirdPartyPage'));
export const TransferHistory = lazy(() => import('../../features/transfers/TransferHistoryPage'));
export const Verification = lazy(() => import('../../features/verification/VerificationPage'));

export const SignIn = lazy(() => import('../../session/pages/SignIn'));
export const SignInError = lazy(() => import('../../session/pages/SignInError'));
export const SessionTimeout = lazy(() => import('../../session/pages/SessionTimeout'));
export const LoggedOut = lazy(() => import('../../session/pages/LoggedOut'));
export const SessionExists = lazy(() => import('../../session/pages/SessionExists'));
export const SignOut = lazy(() => import('../../session/pages/SignOut'));
export const GenericError = lazy(() => import('../pages/GenericError'));

/** What pays a credit from where it is shown: the slots of the pages find it here. */
export const easyPayment: EasyPayment = lazyPart(() => import('../../features/easy-payment/EasyPayment'));
