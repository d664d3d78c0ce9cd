/** Derives a loan's debt by allocating each payment in order of priority. */

import type { InstalmentTerms } from '#bank/core/ledger/terms';
import type { BankDate } from '#contract/domain/dates';
import { totalOfCharge, upcomingInterest } from './accrual';
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
  #chargeTarget: number | 'late' = 'late';

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
      remainders: this.#remainders.byNumber,
      ...(until && { chargedUntil: until }),
    };
  }

  apply({ date, amount, charge }: Entry): void {
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

  /** Months include their due date. After the last due date, returns the plan's length plus one. */
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
    if (charge === 'late') this.#chargeTarget = 'late';
    if (charge === 'interest') this.#chargeTarget = month;
    const number = this.#chargeTarget;
    this.#remainders.subtract(month, {
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
    const previousCharge = this.#charges.get(number) ?? NO_CHARGE;
    const component = charge === 'vat' ? 'vat' : 'interest';
    this.#charges.set(number, { ...previousCharge, [component]: previousCharge[component] + amount });
  }

  #pay(amount: number, date: BankDate): void {
    let left = amount;
    const payOff = (owed: number) => {
      const paid = Math.min(left, owed);
      left -= paid;
      return owed - paid;
    };
    this.#late = payOff(this.#late);
    for (const instalment of this.#plan) {
      const { number, dueDate } = instalment;
      this.#interest.set(number, payOff(this.#interest.get(number) ?? 0));
      if (dueDate > date) break;
      const missing = capitalMissing(this.#capital, instalment);
      this.#capital -= missing - payOff(missing);
    }
    this.#payAhead(left, date);
  }

  /** Pays the capital of the next instalment, then reserves its interest. An early payment of the amount due covers both. */
  #payAhead(amount: number, date: BankDate): void {
    const next = this.#plan.find(({ dueDate }) => dueDate > date);
    const capital = next ? Math.min(amount, capitalMissing(this.#capital, next)) : amount;
    this.#capital -= capital;
    this.#prepaid += amount - capital;
    for (;;) {
      const month = next && upcomingInterest(this.#terms, { ...this.debt, chargedUntil: date }, next);
      const excess = this.#prepaid - (month && this.#capital > this.#prepaid ? totalOfCharge(month) : 0);
      if (excess <= 0) return;
      this.#prepaid -= excess;
      this.#capital -= excess;
    }
  }
}

/** The oldest movement must be the disbursement of the loan. */
export function debtAfter(terms: InstalmentTerms, history: History): Debt {
  const waterfall = new Waterfall(terms);
  for (const entry of history.entries) waterfall.apply(entry);
  return waterfall.debt;
}
