import { defineModule } from '#bank/core/module/module';
import { customers } from '#contract/customers';
import { customerRoutes } from './routes';

export const customersModule = defineModule({
  contract: customers,
  routes: customerRoutes,
});
