import { accounts } from '#contract/accounts';
import { defineNoun } from '../../ground/noun/noun';
import { accountRoutes } from './routes';

export const accountsNoun = defineNoun({
  contract: accounts,
  routes: accountRoutes,
});
