import { FUND_VALUATION, runValuation } from './domains/investment-funds/valuation';
import { INVESTMENT_PAYMENT, runPayment } from './domains/investment-products/maturity';
import { activate, RECIPIENT_ACTIVATION } from './domains/recipients/commands';
import { runOutcome, runScheduledThirdParty } from './domains/third-parties/commands';
import { OUTCOME } from './domains/third-parties/settlement';
import { runScheduled } from './domains/transfers/commands';
import type { DueHandlers } from './ground/due/due-work';
import { CREDIT_CHARGE, runCharge } from './ground/lending/charges';

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
