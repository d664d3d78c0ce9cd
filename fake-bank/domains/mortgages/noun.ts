import { mortgages } from '#contract/mortgages';
import { defineNoun } from '../../ground/noun/noun';
import { mortgageRoutes } from './routes';

export const mortgagesNoun = defineNoun({
  contract: mortgages,
  routes: mortgageRoutes,
});
