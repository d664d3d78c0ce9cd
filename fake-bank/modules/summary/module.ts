import { defineModule } from '#bank/core/module/module';
import { summary } from '#contract/summary';
import { summaryRoutes } from './routes';

export const summaryModule = defineModule({
  contract: summary,
  routes: summaryRoutes,
});
