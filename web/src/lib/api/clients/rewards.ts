import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { rewards } from '#contract/rewards';
import { clientOptions } from '../client';

export const rewardsApi = initTsrReactQuery(rewards, clientOptions);
