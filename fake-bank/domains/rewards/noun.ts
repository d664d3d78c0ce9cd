import { rewards } from '#contract/rewards';
import { defineNoun } from '../../ground/noun/noun';
import { rewardRoutes } from './routes';

export const rewardsNoun = defineNoun({
  contract: rewards,
  routes: rewardRoutes,
});
