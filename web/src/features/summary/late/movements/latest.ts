import type { Movement } from '#contract/accounts';
import type { Account } from '#contract/shared/account';
import type { Recent } from './recent';

export type Latest = { account: Account; movement: Movement };

/** The newest movements of all accounts; of one day in the order of the accounts, each as the bank has them. */
export const latestOf = (read: readonly Recent[], count: number): Latest[] =>
  read
    .flatMap(({ account, movements }) => movements.slice(0, count).map((movement) => ({ account, movement })))
    .toSorted((a, b) => b.movement.postedDate.localeCompare(a.movement.postedDate))
    .slice(0, count);
