import { defineModule } from '#bank/core/module/module';
import { activityLog } from '#contract/activity-log';
import { activityLogRoutes } from './routes';

export const activityLogModule = defineModule({ contract: activityLog, routes: activityLogRoutes });
