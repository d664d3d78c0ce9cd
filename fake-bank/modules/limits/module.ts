import { defineModule } from '#bank/core/module/module';
import { limits } from '#contract/limits';
import { limitRoutes } from './routes';

export const limitsModule = defineModule({
  contract: limits,
  routes: limitRoutes,
});
