import type { Movement } from '#contract/accounts';
import type { Account } from '#contract/domain/account';
import type { Recent } from './recent';

export type Latest = {
  account: Account;
  movement: Movement;
  /** Commission of the transfer (negative), listed as a movement of its own. */
  commission?: Movement;
  /** Own account that received the amount, whose movement is left out. */
  to?: Account;
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

/** True for the two sides of one operation between own accounts. */
const isReceivedFrom = (charge: Latest, { account, movement: { operation, amount } }: Latest): boolean =>
  operation !== undefined &&
  charge.movement.operation?.kind === operation.kind &&
  charge.movement.operation.key === operation.key &&
  charge.account.key !== account.key &&
  charge.movement.amount < 0 &&
  amount > 0;

/** Merges what one of the accounts received into the charge of the other. */
function mergeSides(entries: readonly Latest[]): Latest[] {
  const received = new Set(entries.filter((each) => entries.some((charge) => isReceivedFrom(charge, each))));
  return entries
    .filter((each) => !received.has(each))
    .map((charge) => {
      const to = [...received].find((each) => isReceivedFrom(charge, each))?.account;
      return to ? { ...charge, to } : charge;
    });
}

/** Stable sort: within a day, the order of accounts and of the bank stays. */
export const latestOf = (read: readonly Recent[], count: number): Latest[] =>
  mergeSides(read.flatMap((recent) => newestOf(recent, count)))
    .toSorted((a, b) => b.movement.postedDate.localeCompare(a.movement.postedDate))
    .slice(0, count);
