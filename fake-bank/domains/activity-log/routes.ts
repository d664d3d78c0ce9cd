import { initServer } from '@ts-rest/express';
import { type Activity as ActivityView, activityLog } from '#contract/activity-log';
import { channel } from '#contract/headers';
import { bankDate, bankInstant } from '#contract/shared/dates';
import { type Activity, activities } from '../../ground/activity/activity';
import { customerCall } from '../../ground/call/call';
import { newestFirst } from '../../ground/lists/page';
import { checkPeriod } from '../../ground/lists/period';

const view = ({ at, type, description, status }: Activity): ActivityView => ({
  date: bankInstant(at),
  type,
  description,
  status,
  channel: channel.id,
});

export const activityLogRoutes = () =>
  initServer().router(activityLog, {
    list: async ({ req, query }) => {
      const { bank, customer } = customerCall(req);
      checkPeriod(query);
      const { rows, ...next } = newestFirst(
        bank.read,
        { collection: activities, index: 'byCustomer', key: customer },
        { ...query, dayOf: ({ at }) => bankDate(at) },
        query,
      );
      return { status: 200, body: { data: rows.map(view), ...next } };
    },
  });
