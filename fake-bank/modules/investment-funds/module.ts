import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { investmentFunds } from '#contract/investment-funds';
import { investmentFundFixtures } from './fixtures';
import { fundPositions, fundPrices, fundValuations } from './funds';
import { fundOperations } from './operation';
import { investmentFundRoutes } from './routes';
import { FUND_OPERATION, runScheduledOperation, tradedAt } from './trading';
import { FUND_VALUATION, runValuation, valuedAfter } from './valuation';

export const investmentFundsModule = defineModule({
  contract: investmentFunds,
  routes: investmentFundRoutes,
  collections: [fundPrices, fundValuations, fundPositions, fundOperations],
  jobs: {
    [FUND_VALUATION]: jobFor(fundPrices, runValuation, ({ valuedOn }) => valuedAfter(valuedOn), {
      title: 'Fund valuation',
      effect: ({ fund }) => `Sets the price of fund ${fund} for the day and revalues all positions in it.`,
    }),
    [FUND_OPERATION]: jobFor(fundOperations, runScheduledOperation, tradedAt, {
      title: 'Scheduled fund operation',
      effect: ({ key, operationType, account }) =>
        `Executes ${operationType} operation ${key} on ${account}.`,
    }),
  },
  fixtures: investmentFundFixtures,
  attempts: { execute: { type: 'INVESTMENT', description: 'Operación de fondo de inversión' } },
});
