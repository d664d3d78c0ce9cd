import { limits } from '#contract/limits';
import { defineNoun } from '../../ground/noun/noun';
import { limitRoutes } from './routes';

export const limitsNoun = defineNoun({
  contract: limits,
  routes: limitRoutes,
});
