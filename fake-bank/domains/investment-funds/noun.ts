import { investmentFunds } from '#contract/investment-funds';
import { dueOf } from '../../ground/due/waiting';
import { defineNoun } from '../../ground/noun/noun';
import { fundPositions, fundPrices, fundValuations } from './funds';
import { fundOperations } from './operation';
import { investmentFundRoutes } from './routes';
import { investmentFundSituations } from './situations';
import { FUND_OPERATION, runScheduledOperation, tradedAt } from './trading';
import { FUND_VALUATION, runValuation, valuedAfter } from './valuation';

export const investmentFundsNoun = defineNoun({
  contract: investmentFunds,
  routes: investmentFundRoutes,
  collections: [fundPrices, fundValuations, fundPositions, fundOperations],
  due: {
    [FUND_VALUATION]: dueOf(fundPrices, runValuation, ({ valuedOn }) => valuedAfter(valuedOn)),
    [FUND_OPERATION]: dueOf(fundOperations, runScheduledOperation, tradedAt),
  },
  situations: investmentFundSituations,
  attempts: { execute: { type: 'INVESTMENT', description: 'Operación de fondo de inversión' } },
});
