import { summary } from '#contract/summary';
import { defineNoun } from '../../ground/noun/noun';
import { summaryRoutes } from './routes';

export const summaryNoun = defineNoun({
  contract: summary,
  routes: summaryRoutes,
});
