import type { Movement } from '#contract/accounts';
import type { Account } from '#contract/domain/account';
import type { AccountMovements } from './recent';

export type LatestMovement = {
  account: Account;
  movement: Movement;
  /** Commission of the transfer (negative), which the bank sends as a separate movement. */
  commission?: Movement;
  /** Own account that received the amount; its movement is omitted. */
  to?: Account;
};

/** True for a SPEI transfer and its commission, or for the refunds of both. */
const areOfOneSpei = (a: Movement, b: Movement | undefined): b is Movement =>
  a.operation?.kind === 'spei' &&
  b?.operation?.kind === 'spei' &&
  a.operation.key === b.operation.key &&
  a.amount < 0 === b.amount < 0;

/** Returns the newest movements, with each commission merged into the adjacent transfer. */
function newestOf({ account, movements }: AccountMovements, count: number): LatestMovement[] {
  const newest: LatestMovement[] = [];
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

/** True for the charge and the deposit of one operation between own accounts. */
const isReceivedFrom = (
  charge: LatestMovement,
  { account, movement: { operation, amount } }: LatestMovement,
): boolean =>
  operation !== undefined &&
  charge.movement.operation?.kind === operation.kind &&
  charge.movement.operation.key === operation.key &&
  charge.account.key !== account.key &&
  charge.movement.amount < 0 &&
  amount > 0;

/** Merges each deposit from an own account into its charge. */
function mergeSides(entries: readonly LatestMovement[]): LatestMovement[] {
  const received = new Set(
    entries.filter((entry) => entries.some((charge) => isReceivedFrom(charge, entry))),
  );
  return entries
    .filter((each) => !received.has(each))
    .map((charge) => {
      const to = [...received].find((each) => isReceivedFrom(charge, each))?.account;
      return to ? { ...charge, to } : charge;
    });
}

/** Sorts by day; within a day, the order of the accounts and of the bank is kept. */
export const latestOf = (recentMovements: readonly AccountMovements[], count: number): LatestMovement[] =>
  mergeSides(recentMovements.flatMap((recent) => newestOf(recent, count)))
    .toSorted((a, b) => b.movement.postedDate.localeCompare(a.movement.postedDate))
    .slice(0, count);
