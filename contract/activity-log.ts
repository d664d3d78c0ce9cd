import * as z from 'zod/mini';
import { BankDate, Instant } from './domain/dates';
import { pageOf, pageQuery } from './domain/page';
import { independentRows } from './domain/partial-list';
import { c, routerOptions } from './domain/router';

export const ActivityType = z.enum([
  'SIGN_IN',
  'SIGN_OUT',
  'RECIPIENT',
  'PAYEE',
  'TRANSFER',
  'PAYMENT',
  'INVESTMENT',
  'LIMIT',
  'SIGNATURE',
  'OFFER',
]);
export type ActivityType = z.infer<typeof ActivityType>;

export const Activity = z.object({
  date: Instant,
  type: ActivityType,
  description: z.string(),
  status: z.enum(['DONE', 'REJECTED']),
  channel: z.literal('WEB'),
});
export type Activity = z.infer<typeof Activity>;

export const ACTIVITY_PAGE_SIZE = 30;

export const activityLog = c.router(
  {
    list: {
      method: 'GET',
      path: '/activity-log/v1/customers/me/activities',
      query: z.strictObject({
        start_date: z.optional(BankDate),
        end_date: z.optional(BankDate),
        ...pageQuery(ACTIVITY_PAGE_SIZE, 1),
      }),
      responses: { 200: pageOf(Activity) },
      summary: 'Lists the activities in the customer’s name, newest first',
      metadata: independentRows,
    },
  },
  routerOptions('Activity log', []),
);
