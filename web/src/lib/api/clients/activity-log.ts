import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { activityLog } from '#contract/activity-log';
import { clientOptions } from '../client';

export const activityLogApi = initTsrReactQuery(activityLog, clientOptions);
