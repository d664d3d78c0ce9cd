import { investmentProducts } from '#contract/investment-products';
import { dueOf } from '../../ground/due/waiting';
import { defineNoun } from '../../ground/noun/noun';
import { INVESTMENT_PAYMENT, investments } from './investment';
import { paysAt, runPayment } from './maturity';
import { investmentProductRoutes } from './routes';

export const investmentProductsNoun = defineNoun({
  contract: investmentProducts,
  routes: investmentProductRoutes,
  collections: [investments],
  due: { [INVESTMENT_PAYMENT]: dueOf(investments, runPayment, paysAt) },
  attempts: { execute: { type: 'INVESTMENT', description: 'Inversión a plazo' } },
});
