import { activityLog } from '#contract/activity-log';
import { defineNoun } from '../../ground/noun/noun';
import { activityLogRoutes } from './routes';

export const activityLogNoun = defineNoun({ contract: activityLog, routes: activityLogRoutes });
