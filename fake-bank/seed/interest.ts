/** Past interest of cards and lines, computed by the same rules as future charges. */
import { type BankDate, bankDate } from '#contract/domain/dates';
import { addMonths } from '../core/calendar/months';
import type { RevolvingTerms } from '../core/ledger/terms';
import type { Accrual } from '../shared/lending/accrual';
import { endOfDay, postingsOf } from '../shared/lending/charges';
import type { Entry } from '../shared/lending/history';
import { periodEnding } from '../shared/lending/period';
import { type Charge, NO_CHARGE } from '../shared/lending/rates';
import { interestOf } from '../shared/lending/revolving-interest';
import type { Movement } from './habits';
import { daysBefore, eachMonthOn, openingDay } from './year';

const MAX_TRIES = 20;

/** One movement each for interest and VAT; zero amounts are omitted. */
export const chargeMovements = (at: number, account: string, accrual: Accrual): Movement[] =>
  postingsOf(accrual).map(({ to, description, amount }) => ({
    at,
    account,
    counterpart: to,
    amount: -amount,
    description,
  }));

type Change = { date: BankDate; amount: number };

/** Balance changes of an account, as either party of the movements, in chronological order. */
const changesOf = (account: string, movements: readonly Movement[]): Change[] =>
  movements
    .flatMap((movement) => {
      if (movement.account !== account && movement.counterpart !== account) return [];
      const amount = movement.account === account ? movement.amount : -movement.amount;
      return [{ at: movement.at, date: bankDate(movement.at), amount }];
    })
    .sort((a, b) => a.at - b.at);

/** Each cut-off's charge depends on the charges before it. */
function chargesFrom(
  opening: Change,
  changes: readonly Change[],
  cutOffs: readonly BankDate[],
  terms: RevolvingTerms,
): Charge[] {
  let balance = opening.amount;
  const entries: Entry[] = [{ ...opening, balance }];
  const add = (change: Change) => {
    balance += change.amount;
    entries.push({ ...change, balance });
  };
  let next = 0;
  return cutOffs.map((cutOff) => {
    for (let change = changes[next]; change && change.date <= cutOff; change = changes[next]) {
      add(change);
      next += 1;
    }
    const charge = interestOf(terms, { before: 0, entries }, periodEnding(cutOff));
    add({ date: cutOff, amount: -charge.interest - charge.vat });
    return charge;
  });
}

const total = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { interest, vat }) => sum + interest + vat, 0);

type Holding = { account: string; balance: number; terms: RevolvingTerms };

/** `first` is the opening day; `cutOffs` excludes the first period, which is partial. */
type Year = Holding & { first: BankDate; cutOffs: readonly BankDate[] };

function yearBefore(today: BankDate, holding: Holding): Year {
  const first = openingDay(today);
  const cutOffs = eachMonthOn(daysBefore(today), holding.terms.cutOffDay);
  return { ...holding, first, cutOffs: cutOffs.filter((day) => addMonths(day, -1) >= first) };
}

function yearFrom({ first, cutOffs, terms }: Year, changes: readonly Change[], opening: number) {
  const charges = chargesFrom({ date: first, amount: opening }, changes, cutOffs, terms);
  return { charges, ends: changes.reduce((sum, { amount }) => sum + amount, opening) - total(charges) };
}

/** Binary search for the smallest opening balance whose closing balance is at least the target. */
function openingOf(year: Year, changes: readonly Change[]): number {
  const isSufficient = (opening: number) => yearFrom(year, changes, opening).ends >= year.balance;
  let low = year.balance - yearFrom(year, changes, 0).ends;
  let step = 1;
  while (isSufficient(low - step)) step *= 2;
  low -= step;
  step = 1;
  while (!isSufficient(low + step)) step *= 2;
  let high = low + step;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isSufficient(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Reduces the closing balance by changing the latest movement. */
function reduceClosing(reduction: number, movements: readonly Movement[], account: string): Movement[] {
  const latest = movements
    .filter((movement) => movement.account === account || movement.counterpart === account)
    .toSorted((a, b) => a.at - b.at)
    .at(-1);
  const change = latest?.account === account ? -reduction : reduction;
  return movements.map((movement) =>
    movement === latest ? { ...movement, amount: movement.amount + change } : movement,
  );
}

/** Adds interest. Opening balance and interest depend on each other; the latest movement absorbs the remainder. */
export function withInterest(
  holding: Holding,
  plannedMovements: readonly Movement[],
  today: BankDate,
): Movement[] {
  const year = yearBefore(today, holding);
  const opening = openingOf(year, changesOf(year.account, plannedMovements));
  let movements = [...plannedMovements];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { charges, ends } = yearFrom(year, changesOf(year.account, movements), opening);
    if (ends === year.balance) {
      const charged = year.cutOffs.flatMap((cutOff, index) =>
        chargeMovements(endOfDay(cutOff), year.account, {
          interest: charges[index] ?? NO_CHARGE,
          late: NO_CHARGE,
        }),
      );
      return [...movements, ...charged];
    }
    movements = reduceClosing(ends - year.balance, movements, year.account);
  }
  throw new Error(`no year leads to what ${year.account} owes`);
}
