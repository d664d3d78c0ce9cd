/** Derives a loan's debt by allocating each payment in order of priority. */

import type { InstalmentTerms } from '#bank/core/ledger/terms';
import type { BankDate } from '#contract/domain/dates';
import { monthLeft, totalOfCharge } from './accrual';
import { costOfDays } from './cost-of-days';
import { capitalMissing, type Debt } from './debt';
import type { Entry, History } from './history';
import { type PlannedInstalment, paymentPlan } from './plan';
import { type Charge, NO_CHARGE } from './rates';
import { Remainders } from './remainders';

class Waterfall {
  readonly #terms: InstalmentTerms;
  readonly #plan: readonly PlannedInstalment[];
  readonly #remainders: Remainders;
  readonly #interest = new Map<number, number>();
  readonly #charges = new Map<number, Charge>();
  #capital = 0;
  #prepaid = 0;
  #late = 0;
  #since: BankDate | undefined;
  #chargedUntil: BankDate | undefined;
  /** Target of the last interest charge; the VAT that follows belongs to it. */
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
      prepaid: this.#prepaid,
      charged: this.#charges,
      since: this.#since,
      left: this.#remainders.byNumber,
      ...(until && { chargedUntil: until }),
    };
  }

  take({ date, amount, charge }: Entry): void {
    this.#since ??= date;
    this.#accrue(date);
    if (charge) this.#charge(-amount, charge, date);
    else if (amount > 0) this.#pay(amount, date);
    else {
      this.#capital -= amount;
      return;
    }
    this.#chargedUntil = date;
  }

  /** Months include their due date. Returns one past the plan after the last instalment. */
  #monthOf(date: BankDate): number {
    return this.#plan.find(({ dueDate }) => dueDate >= date)?.number ?? this.#plan.length + 1;
  }

  /** Runs before each entry. Remainders of months that ended are never charged. */
  #accrue(date: BankDate): void {
    const days = { number: this.#monthOf(date), since: this.#chargedUntil, until: date, isMonthEnd: false };
    this.#remainders.add(days.number, costOfDays(this.#terms, this.#capital, days));
  }

  #charge(amount: number, charge: NonNullable<Entry['charge']>, date: BankDate): void {
    const month = this.#monthOf(date);
    if (charge === 'late') this.#charged = 'late';
    if (charge === 'interest') this.#charged = month;
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
    const consumed = Math.min(this.#prepaid, amount);
    this.#prepaid -= consumed;
    this.#interest.set(number, (this.#interest.get(number) ?? 0) + amount - consumed);
    const before = this.#charges.get(number) ?? NO_CHARGE;
    const component = charge === 'vat' ? 'vat' : 'interest';
    this.#charges.set(number, { ...before, [component]: before[component] + amount });
  }

  #pay(amount: number, date: BankDate): void {
    let left = amount;
    const after = (owed: number) => {
      const paid = Math.min(left, owed);
      left -= paid;
      return owed - paid;
    };
    this.#late = after(this.#late);
    for (const instalment of this.#plan) {
      const { number, dueDate } = instalment;
      this.#interest.set(number, after(this.#interest.get(number) ?? 0));
      if (dueDate > date) break;
      const missing = capitalMissing(this.#capital, instalment);
      this.#capital -= missing - after(missing);
    }
    this.#payAhead(left, date);
  }

  /** Next capital, then its month's interest, so that the amount due paid early leaves nothing due. */
  #payAhead(amount: number, date: BankDate): void {
    const next = this.#plan.find(({ dueDate }) => dueDate > date);
    const capital = next ? Math.min(amount, capitalMissing(this.#capital, next)) : amount;
    this.#capital -= capital;
    this.#prepaid += amount - capital;
    for (;;) {
      const month = next && monthLeft(this.#terms, { ...this.debt, chargedUntil: date }, next);
      const beyond = this.#prepaid - (month && this.#capital > this.#prepaid ? totalOfCharge(month) : 0);
      if (beyond <= 0) return;
      this.#prepaid -= beyond;
      this.#capital -= beyond;
    }
  }
}

/** The oldest movement must be the disbursement of the loan. */
export function debtAfter(terms: InstalmentTerms, history: History): Debt {
  const waterfall = new Waterfall(terms);
  for (const entry of history.entries) waterfall.take(entry);
  return waterfall.debt;
}
