import type { Movement } from '#contract/accounts';
import { addDays, type BankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import type { MovementCategory } from '#contract/domain/movement-category';
import { firstOfLastMonth } from '../../../api';
import { earlierOf, type Recent } from '../../movements/recent';

/** Not spending: transfers to people, credit payments, investments and wages. */
const NOT_SPENT: ReadonlySet<MovementCategory> = new Set(['people', 'credit', 'investment', 'payroll']);

/** As many as fit next to the accounts; the rest is merged. */
export const MOST_ROWS = 6;

export type Spent = { category: MovementCategory; now: number; before: number };

export type Spending = {
  /** Centavos of this month so far, and of last month up to the same day. */
  now: number;
  before: number;
  /** Last day compared in last month, whose end may come earlier. */
  until: BankDate;
  rows: readonly Spent[];
};

/** The same day of last month, or its last day. */
export function sameDayOfLastMonth(today: BankDate): BankDate {
  const last = addDays(`${today.slice(0, 7)}-01`, -1);
  return earlierOf(`${last.slice(0, 8)}${today.slice(8)}`, last);
}

type Arrival = { account: string; movement: Movement };

/** Both sides of an own transfer: same amount or, after an exchange, same description. */
const isSame = (left: Movement, arrived: Movement): boolean =>
  left.currencyCode === arrived.currencyCode
    ? toCentavos(left.amount) === -toCentavos(arrived.amount)
    : left.description === arrived.description;

/** Charges matched one to one with a credit in another own account on the same day. */
function betweenOwn(read: readonly Recent[]): ReadonlySet<Movement> {
  const transfers = read.flatMap(({ account, movements }) =>
    movements
      .filter(({ category = 'other' }) => category === 'other')
      .map((movement): Arrival => ({ account: account.key, movement })),
  );
  const arrivals = new Map<BankDate, Arrival[]>();
  for (const transfer of transfers) {
    const { amount, postedDate } = transfer.movement;
    if (amount > 0) arrivals.set(postedDate, [...(arrivals.get(postedDate) ?? []), transfer]);
  }
  const own = new Set<Movement>();
  for (const { account, movement } of transfers) {
    if (movement.amount >= 0) continue;
    const candidates = arrivals.get(movement.postedDate) ?? [];
    const match = candidates.findIndex(
      (arrival) => arrival.account !== account && isSame(movement, arrival.movement),
    );
    if (match < 0) continue;
    candidates.splice(match, 1);
    own.add(movement);
  }
  return own;
}

/** Merges the rows beyond the maximum into 'other'. */
function folded(rows: readonly Spent[]): Spent[] {
  if (rows.length <= MOST_ROWS) return [...rows];
  const largest = rows.filter(({ category }) => category !== 'other').slice(0, MOST_ROWS - 1);
  const others = rows.filter((row) => !largest.includes(row));
  const sum = (of: 'now' | 'before') => others.reduce((total, row) => total + row[of], 0);
  return [...largest, { category: 'other', now: sum('now'), before: sum('before') }];
}

/** Spending of this month and of last month to the same day; undefined without categories. */
export function spendingOf(read: readonly Recent[], today: BankDate): Spending | undefined {
  const movements = read.flatMap((each) => each.movements);
  if (movements.length > 0 && movements.every(({ category }) => category === undefined)) return undefined;
  const [month, lastMonth, until] = [
    `${today.slice(0, 7)}-01`,
    firstOfLastMonth(today),
    sameDayOfLastMonth(today),
  ];
  const own = betweenOwn(read);
  const sums = new Map<MovementCategory, Spent>();
  for (const movement of movements) {
    const { postedDate, amount, currencyCode, category = 'other' } = movement;
    const isNow = postedDate >= month && postedDate <= today;
    const isBefore = postedDate >= lastMonth && postedDate <= until;
    if (amount >= 0 || currencyCode !== 'MXN' || NOT_SPENT.has(category) || own.has(movement)) continue;
    if (!isNow && !isBefore) continue;
    const row = sums.get(category) ?? { category, now: 0, before: 0 };
    row[isNow ? 'now' : 'before'] -= toCentavos(amount);
    sums.set(category, row);
  }
  const rows = [...sums.values()].toSorted((a, b) => b.now - a.now || b.before - a.before);
  const sum = (of: 'now' | 'before') => rows.reduce((total, row) => total + row[of], 0);
  return { now: sum('now'), before: sum('before'), until, rows: folded(rows) };
}
