import { defineModule } from '#bank/core/module/module';
import { mortgages } from '#contract/mortgages';
import { mortgageRoutes } from './routes';

export const mortgagesModule = defineModule({
  contract: mortgages,
  routes: mortgageRoutes,
});
