import { defineModule } from '#bank/core/module/module';
import { credit } from '#contract/credit';
import { creditRoutes } from './routes';

export const creditModule = defineModule({
  contract: credit,
  routes: creditRoutes,
});
