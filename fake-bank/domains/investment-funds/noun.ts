import { investmentFunds } from '#contract/investment-funds';
import { defineNoun } from '../../ground/noun/noun';
import { fundPositions, fundPrices, fundValuations } from './funds';
import { investmentFundRoutes } from './routes';
import { FUND_VALUATION, runValuation } from './valuation';

export const investmentFundsNoun = defineNoun({
  contract: investmentFunds,
  routes: investmentFundRoutes,
  collections: [fundPrices, fundValuations, fundPositions],
  due: { [FUND_VALUATION]: runValuation },
});
