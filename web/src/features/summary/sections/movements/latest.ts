import type { Movement } from '#contract/accounts';
import type { Account } from '#contract/domain/account';
import type { Recent } from './recent';

export type Latest = {
  account: Account;
  movement: Movement;
  /** The commission of the transfer, negative like a charge; a movement of its own in the account's list. */
  commission?: Movement;
};

/** Whether both are of one SPEI and went the same way: the transfer and its commission, or the return of both. */
const areOfOneSpei = (a: Movement, b: Movement | undefined): b is Movement =>
  a.operation?.kind === 'spei' &&
  b?.operation?.kind === 'spei' &&
  a.operation.key === b.operation.key &&
  a.amount < 0 === b.amount < 0;

/** The newest movements of an account, with a commission inside its transfer: the two stand next to each other. */
function newestOf({ account, movements }: Recent, count: number): Latest[] {
  const newest: Latest[] = [];
  for (let at = 0; at < movements.length && newest.length < count; at += 1) {
    const [movement, next] = [movements[at], movements[at + 1]];
    if (movement === undefined) break;
    if (areOfOneSpei(movement, next)) {
      const isFirstLess = Math.abs(movement.amount) < Math.abs(next.amount);
      const [commission, transfer] = isFirstLess ? [movement, next] : [next, movement];
      newest.push({ account, movement: transfer, commission });
      at += 1;
    } else newest.push({ account, movement });
  }
  return newest;
}

/** The newest movements of all accounts; of one day in the order of the accounts, each as the bank has them. */
export const latestOf = (read: readonly Recent[], count: number): Latest[] =>
  read
    .flatMap((recent) => newestOf(recent, count))
    .toSorted((a, b) => b.movement.postedDate.localeCompare(a.movement.postedDate))
    .slice(0, count);
