import type { DueHandlers } from './due/due-work';
import { FUND_VALUATION, runValuation } from './investment-funds/valuation';
import { INVESTMENT_PAYMENT, runPayment } from './investment-products/maturity';
import { CREDIT_CHARGE, runCharge } from './lending/charges';
import { activate, RECIPIENT_ACTIVATION } from './recipients/commands';
import { runOutcome, runScheduledThirdParty } from './third-parties/commands';
import { OUTCOME } from './third-parties/settlement';
import { runScheduled } from './transfers/commands';

/** What runs when the clock reaches it, by kind of work. */
export const dueHandlers: DueHandlers = {
  [CREDIT_CHARGE]: runCharge,
  [FUND_VALUATION]: runValuation,
  [INVESTMENT_PAYMENT]: runPayment,
  [RECIPIENT_ACTIVATION]: activate,
  'scheduled-transfer': runScheduled,
  'scheduled-third-party': runScheduledThirdParty,
  [OUTCOME]: runOutcome,
};
