import { defineModule } from '#bank/core/module/module';
import { jobFor } from '#bank/core/scheduling/job-for';
import { investmentProducts } from '#contract/investment-products';
import { INVESTMENT_PAYMENT, investments } from './investment';
import { paysAt, runPayment } from './maturity';
import { investmentProductRoutes } from './routes';

export const investmentProductsModule = defineModule({
  contract: investmentProducts,
  routes: investmentProductRoutes,
  collections: [investments],
  jobs: { [INVESTMENT_PAYMENT]: jobFor(investments, runPayment, paysAt) },
  attempts: { execute: { type: 'INVESTMENT', description: 'Inversión a plazo' } },
});
