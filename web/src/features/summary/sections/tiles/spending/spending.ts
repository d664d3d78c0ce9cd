import type { Movement } from '#contract/accounts';
import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import type { MovementCategory } from '#contract/domain/movement-category';
import { firstOfLastMonth } from '../../../api';
import { type AccountMovements, earlierOf } from '../../movements/recent';

/** Categories that are not spending: transfers to people, credit payments, investments and wages. */
const EXCLUDED_CATEGORIES: ReadonlySet<MovementCategory> = new Set([
  'people',
  'credit',
  'investment',
  'payroll',
]);

/** Number of rows that fit next to the accounts; smaller categories are merged. */
export const MAX_ROWS = 6;

export type CategorySpending = { category: MovementCategory; now: number; before: number };

export type Spending = {
  /** Centavos of this month so far, and of last month up to the same day. */
  now: number;
  before: number;
  /** Last day of the comparison: the same day of last month, or its last day. */
  until: BankDate;
  rows: readonly CategorySpending[];
};

/** Returns the same day of last month, or the last day of last month. */
export function sameDayOfLastMonth(today: BankDate): BankDate {
  const last = addDays(`${today.slice(0, 7)}-01`, -1);
  return earlierOf(`${last.slice(0, 8)}${today.slice(8)}`, last);
}

type AccountMovement = { account: string; movement: Movement };

/** True for both movements of an own transfer: same amount or, after an exchange, same description. */
const isSameTransfer = (left: Movement, right: Movement): boolean =>
  left.currencyCode === right.currencyCode
    ? toCentavos(left.amount) === -toCentavos(right.amount)
    : left.description === right.description;

/** Returns the charges that match one to one with a deposit in another own account on the same day. */
function findOwnTransfers(recent: readonly AccountMovements[]): ReadonlySet<Movement> {
  const transfers = recent.flatMap(({ account, movements }) =>
    movements
      .filter(({ category = 'other' }) => category === 'other')
      .map((movement): AccountMovement => ({ account: account.key, movement })),
  );
  const arrivals = new Map<BankDate, AccountMovement[]>();
  for (const transfer of transfers) {
    const { amount, postedDate } = transfer.movement;
    if (amount > 0) arrivals.set(postedDate, [...(arrivals.get(postedDate) ?? []), transfer]);
  }
  const ownTransfers = new Set<Movement>();
  for (const { account, movement } of transfers) {
    if (movement.amount >= 0) continue;
    const candidates = arrivals.get(movement.postedDate) ?? [];
    const match = candidates.findIndex(
      (arrival) => arrival.account !== account && isSameTransfer(movement, arrival.movement),
    );
    if (match < 0) continue;
    candidates.splice(match, 1);
    ownTransfers.add(movement);
  }
  return ownTransfers;
}

/** Merges the rows beyond the maximum into 'other'. */
function mergeSmallRows(rows: readonly CategorySpending[]): CategorySpending[] {
  if (rows.length <= MAX_ROWS) return [...rows];
  const largest = rows.filter(({ category }) => category !== 'other').slice(0, MAX_ROWS - 1);
  const smallRows = rows.filter((row) => !largest.includes(row));
  const sum = (period: 'now' | 'before') => smallRows.reduce((total, row) => total + row[period], 0);
  return [...largest, { category: 'other', now: sum('now'), before: sum('before') }];
}

/** Returns the spending of this month and of last month to the same day; undefined without categories. */
export function spendingOf(recent: readonly AccountMovements[], today: BankDate): Spending | undefined {
  const movements = recent.flatMap(({ movements }) => movements);
  if (movements.length > 0 && movements.every(({ category }) => category === undefined)) return undefined;
  const [month, lastMonth, until] = [
    `${today.slice(0, 7)}-01`,
    firstOfLastMonth(today),
    sameDayOfLastMonth(today),
  ];
  const ownTransfers = findOwnTransfers(recent);
  const sums = new Map<MovementCategory, CategorySpending>();
  for (const movement of movements) {
    const { postedDate, amount, currencyCode, category = 'other' } = movement;
    const isNow = postedDate >= month && postedDate <= today;
    const isBefore = postedDate >= lastMonth && postedDate <= until;
    if (
      amount >= 0 ||
      currencyCode !== 'MXN' ||
      EXCLUDED_CATEGORIES.has(category) ||
      ownTransfers.has(movement)
    )
      continue;
    if (!isNow && !isBefore) continue;
    const row = sums.get(category) ?? { category, now: 0, before: 0 };
    row[isNow ? 'now' : 'before'] -= toCentavos(amount);
    sums.set(category, row);
  }
  const rows = [...sums.values()].toSorted((a, b) => b.now - a.now || b.before - a.before);
  const sum = (period: 'now' | 'before') => rows.reduce((total, row) => total + row[period], 0);
  return { now: sum('now'), before: sum('before'), until, rows: mergeSmallRows(rows) };
}
