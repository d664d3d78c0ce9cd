import { references } from '#contract/references';
import { defineNoun } from '../../ground/noun/noun';
import { referenceRoutes } from './routes';

export const referencesNoun = defineNoun({
  contract: references,
  routes: referenceRoutes,
});
