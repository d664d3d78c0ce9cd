import { defineModule } from '#bank/core/module/module';
import { loans } from '#contract/loans';
import { loanRoutes } from './routes';

export const loansModule = defineModule({
  contract: loans,
  routes: loanRoutes,
});
