import * as z from 'zod/mini';
import { BankDate } from './domain/dates';
import { c, routerOptions } from './domain/router';

const Points = z.number().check(z.int(), z.gte(0));

export const Rewards = z.object({
  points: Points,
  expiring: z.optional(z.object({ points: Points, date: BankDate })),
});
export type Rewards = z.infer<typeof Rewards>;

export const rewards = c.router(
  {
    get: {
      method: 'GET',
      path: '/credit-card-account-rewards/v1/credit-accounts/:accountKey/rewards',
      responses: { 200: Rewards },
      summary: 'Returns the valid points of a credit card and those that expire this month',
    },
  },
  routerOptions('Rewards of a card', []),
);
