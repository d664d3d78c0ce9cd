import { defineModule } from '#bank/core/module/module';
import { merchants } from '#contract/merchants';
import { merchantRoutes } from './routes';

export const merchantsModule = defineModule({ contract: merchants, routes: merchantRoutes });
