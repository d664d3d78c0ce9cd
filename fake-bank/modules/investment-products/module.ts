import { ledgerAccounts } from '#bank/core/ledger/accounts';
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
  jobs: {
    [INVESTMENT_PAYMENT]: jobFor(investments, runPayment, paysAt, {
      title: 'Payment of a term investment',
      effect: ({ key, portfolio, proceedsTo }) =>
        `Pays what falls due of investment ${key} in ${portfolio} to ${proceedsTo}.`,
      customer: ({ portfolio }, reader) => {
        const account = reader.get(ledgerAccounts, portfolio);
        return account?.kind === 'customer' ? account.customer : undefined;
      },
    }),
  },
  attempts: { execute: { type: 'INVESTMENT', description: 'Inversión a plazo' } },
});
