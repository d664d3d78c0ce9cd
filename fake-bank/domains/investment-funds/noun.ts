import { investmentFunds } from '#contract/investment-funds';
import { defineNoun } from '../../ground/noun/noun';
import { fundPositions, fundPrices, fundValuations } from './funds';
import { fundOperations } from './operation';
import { investmentFundRoutes } from './routes';
import { investmentFundSituations } from './situations';
import { FUND_OPERATION, runScheduledOperation } from './trading';
import { FUND_VALUATION, runValuation } from './valuation';

export const investmentFundsNoun = defineNoun({
  contract: investmentFunds,
  routes: investmentFundRoutes,
  collections: [fundPrices, fundValuations, fundPositions, fundOperations],
  due: { [FUND_VALUATION]: runValuation, [FUND_OPERATION]: runScheduledOperation },
  situations: investmentFundSituations,
  attempts: { execute: { type: 'INVESTMENT', description: 'Operación de fondo de inversión' } },
});
