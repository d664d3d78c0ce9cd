import { defineModule } from '#bank/core/module/module';
import { accounts } from '#contract/accounts';
import { accountRoutes } from './routes';

export const accountsModule = defineModule({
  contract: accounts,
  routes: accountRoutes,
});
