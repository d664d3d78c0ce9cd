import { initServer } from '@ts-rest/express';
import { type Activity, activities } from '#bank/core/activity/activity';
import { customerCall } from '#bank/core/http/call';
import { newestFirst } from '#bank/core/lists/page';
import { checkPeriod } from '#bank/core/lists/period';
import { type Activity as ActivityView, activityLog } from '#contract/activity-log';
import { bankDate, bankInstant } from '#contract/domain/dates';
import { channel } from '#contract/headers';

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
