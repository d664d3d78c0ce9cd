import { defineModule } from '#bank/core/module/module';
import { references } from '#contract/references';
import { referenceRoutes } from './routes';

export const referencesModule = defineModule({
  contract: references,
  routes: referenceRoutes,
});
