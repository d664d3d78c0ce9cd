import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { campaigns } from '#contract/campaigns';
import { clientOptions } from '../client';

export const campaignsApi = initTsrReactQuery(campaigns, clientOptions);
