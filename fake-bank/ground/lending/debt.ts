/**
 * What is owed on a loan, apart: capital, interest, and what being late costs. It follows from the account's
 * movements: payments go to what is overdue, then to interest and its VAT, then to capital. Amounts are integer
 * centavos.
 */
import type { BankDate } from '#contract/shared/dates';
import type { InstalmentTerms } from '../ledger/terms';
import { costOfDays } from './cost-of-days';
import type { Entry, History } from './history';
import { type PlannedInstalment, paymentPlan } from './plan';
import { type Left, Remainders } from './remainders';

export type Debt = {
  capital: number;
  /** Interest and its VAT that were charged and not paid, by the number of the instalment. */
  interest: ReadonlyMap<number, number>;
  /** Late interest and its VAT that were charged and not paid. */
  late: number;
  /** The last day on which something was charged or paid: interest is charged until then. */
  chargedUntil?: BankDate;
  /** What rounding left over of the interest of each instalment's month, by its number. */
  left?: ReadonlyMap<number, Left>;
};

/** What of an instalment's capital has not been paid; that of later ones is missing first. */
export const capitalMissing = (capital: number, { balance, principal }: PlannedInstalment): number =>
  Math.min(principal, Math.max(0, capital - balance));

class Waterfall {
  readonly #terms: InstalmentTerms;
  readonly #plan: readonly PlannedInstalment[];
  readonly #remainders: Remainders;
  readonly #interest = new Map<number, number>();
  #capital = 0;
  #late = 0;
  #chargedUntil: BankDate | undefined;
  /** Where the last interest went: VAT goes with it. */
  #charged: number | 'late' = 'late';

  constructor(terms: InstalmentTerms) {
    this.#terms = terms;
    this.#plan = paymentPlan(terms);
    this.#remainders = new Remainders(terms);
  }

  get debt(): Debt {
    const until = this.#chargedUntil;
    return {
      capital: this.#capital,
      interest: this.#interest,
      late: this.#late,
      left: this.#remainders.byNumber,
      ...(until && { chargedUntil: until }),
    };
  }

  take({ date, amount, charge }: Entry): void {
    this.#accrue(date);
    if (charge) this.#charge(-amount, charge, date);
    else if (amount > 0) this.#pay(amount, date);
    else {
      this.#capital -= amount;
      return;
    }
    this.#chargedUntil = date;
  }

  /** What the days until an entry have cost, month by month, before anything of it is charged or paid. */
  #accrue(date: BankDate): void {
    const since = this.#chargedUntil;
    const ended = this.#plan.filter(({ dueDate }) => dueDate <= date);
    const add = (number: number, until: BankDate, ends: boolean) =>
      this.#remainders.add(number, costOfDays(this.#terms, this.#capital, { number, since, until, ends }));
    for (const { number, dueDate } of ended)
      if (since === undefined || dueDate > since) add(number, dueDate, true);
    add(ended.length + 1, date, false);
  }

  #charge(amount: number, charge: NonNullable<Entry['charge']>, date: BankDate): void {
    const month = this.#plan.find(({ dueDate }) => dueDate >= date)?.number ?? this.#plan.length + 1;
    if (charge === 'late') this.#charged = 'late';
    if (charge === 'interest') this.#charged = this.#plan.find(({ dueDate }) => dueDate >= date)?.number ?? 0;
    const number = this.#charged;
    this.#remainders.take(month, {
      of: number === 'late' ? 'late' : 'interest',
      amount,
      vat: charge === 'vat',
    });
    if (number === 'late') {
      this.#late += amount;
      return;
    }
    this.#interest.set(number, (this.#interest.get(number) ?? 0) + amount);
    const instalment = this.#plan[number - 1];
    if (instalment?.dueDate === date) this.#cover(instalment);
  }

  /** What was paid ahead pays the interest of its instalment once that is due. */
  #cover({ number, balance }: PlannedInstalment): void {
    const interest = this.#interest.get(number) ?? 0;
    const covered = Math.min(interest, Math.max(0, balance - this.#capital));
    this.#interest.set(number, interest - covered);
    this.#capital += covered;
  }

  #pay(amount: number, date: BankDate): void {
    let left = amount;
    /** What stays of a debt. */
    const after = (owed: number) => {
      const paid = Math.min(left, owed);
      left -= paid;
      return owed - paid;
    };
    this.#late = after(this.#late);
    for (const instalment of this.#plan) {
      const { number, dueDate } = instalment;
      this.#interest.set(number, after(this.#interest.get(number) ?? 0));
      if (dueDate > date || left === 0) break;
      const missing = capitalMissing(this.#capital, instalment);
      this.#capital -= missing - after(missing);
    }
    this.#capital -= left;
  }
}

/** What is owed after the movements of an account, the oldest of which brought the loan. */
export function debtAfter(terms: InstalmentTerms, history: History): Debt {
  const waterfall = new Waterfall(terms);
  for (const entry of history.entries) waterfall.take(entry);
  return waterfall.debt;
}
