import { payees } from '#contract/payees';
import { defineNoun } from '../../ground/noun/noun';
import { payeeRoutes } from './routes';
import { payeeSituations } from './situations';
import { tokenUses } from './token-rest';

export const payeesNoun = defineNoun({
  contract: payees,
  routes: payeeRoutes,
  collections: [tokenUses],
  situations: payeeSituations,
});
