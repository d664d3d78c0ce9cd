import { defineModule } from '#bank/core/module/module';
import { payees } from '#contract/payees';
import { payeeFixtures } from './fixtures';
import { payeeRoutes } from './routes';
import { tokenUses } from './token-rest';

export const payeesModule = defineModule({
  contract: payees,
  routes: payeeRoutes,
  collections: [tokenUses],
  fixtures: payeeFixtures,
});
