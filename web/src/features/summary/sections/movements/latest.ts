import type { Movement } from '#contract/accounts';
import type { Account } from '#contract/domain/account';
import type { Recent } from './recent';

export type Latest = {
  account: Account;
  movement: Movement;
  /** Commission of the transfer (negative), listed as a movement of its own. */
  commission?: Movement;
};

/** True for a SPEI transfer and its commission, or the refunds of both. */
const areOfOneSpei = (a: Movement, b: Movement | undefined): b is Movement =>
  a.operation?.kind === 'spei' &&
  b?.operation?.kind === 'spei' &&
  a.operation.key === b.operation.key &&
  a.amount < 0 === b.amount < 0;

/** Newest movements, with each commission merged into the adjacent transfer. */
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

/** Stable sort: within a day, the order of accounts and of the bank stays. */
export const latestOf = (read: readonly Recent[], count: number): Latest[] =>
  read
    .flatMap((recent) => newestOf(recent, count))
    .toSorted((a, b) => b.movement.postedDate.localeCompare(a.movement.postedDate))
    .slice(0, count);
