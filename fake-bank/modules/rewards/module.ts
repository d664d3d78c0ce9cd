import { defineModule } from '#bank/core/module/module';
import { rewards } from '#contract/rewards';
import { rewardRoutes } from './routes';

export const rewardsModule = defineModule({
  contract: rewards,
  routes: rewardRoutes,
});
