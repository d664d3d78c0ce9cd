import { customers } from '#contract/customers';
import { defineNoun } from '../../ground/noun/noun';
import { customerRoutes } from './routes';

export const customersNoun = defineNoun({
  contract: customers,
  routes: customerRoutes,
});
