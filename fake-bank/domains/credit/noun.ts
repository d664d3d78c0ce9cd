import { credit } from '#contract/credit';
import { defineNoun } from '../../ground/noun/noun';
import { creditRoutes } from './routes';

export const creditNoun = defineNoun({
  contract: credit,
  routes: creditRoutes,
});
