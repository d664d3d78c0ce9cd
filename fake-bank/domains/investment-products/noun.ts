import { investmentProducts } from '#contract/investment-products';
import { defineNoun } from '../../ground/noun/noun';
import { INVESTMENT_PAYMENT, investments } from './investment';
import { runPayment } from './maturity';
import { investmentProductRoutes } from './routes';

export const investmentProductsNoun = defineNoun({
  contract: investmentProducts,
  routes: investmentProductRoutes,
  collections: [investments],
  due: { [INVESTMENT_PAYMENT]: runPayment },
  attempts: { execute: { type: 'INVESTMENT', description: 'Inversión a plazo' } },
});
