import { loans } from '#contract/loans';
import { defineNoun } from '../../ground/noun/noun';
import { loanRoutes } from './routes';

export const loansNoun = defineNoun({
  contract: loans,
  routes: loanRoutes,
});
