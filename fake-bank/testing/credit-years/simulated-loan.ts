/** A loan without a bank: charged on its due dates and before each payment. */

import type { InstalmentTerms } from '#bank/core/ledger/terms';
import { type Accrual, accrualOnDueDate, accrualUntil } from '#bank/shared/lending/accrual';
import type { Debt } from '#bank/shared/lending/debt';
import type { Entry } from '#bank/shared/lending/history';
import { paymentPlan, startOf } from '#bank/shared/lending/plan';
import { debtAfter } from '#bank/shared/lending/waterfall';
import type { BankDate } from '#contract/domain/dates';

type InterestCharge = [date: BankDate, interest: number, vat: number, late: number, lateVat: number];

export class SimulatedLoan {
  readonly charges: InterestCharge[] = [];
  readonly #terms: InstalmentTerms;
  readonly #entries: Entry[] = [];

  constructor(terms: InstalmentTerms) {
    this.#terms = terms;
    this.#add(startOf(terms), -terms.principal);
  }

  get debt(): Debt {
    return debtAfter(this.#terms, { before: 0, entries: this.#entries });
  }

  chargeDueInstalment(date: BankDate): void {
    const instalment = paymentPlan(this.#terms).find(({ dueDate }) => dueDate === date);
    if (instalment) this.#charge(date, accrualOnDueDate(this.#terms, this.debt, instalment));
  }

  pay(date: BankDate, amount: number): void {
    this.#charge(date, accrualUntil(this.#terms, this.debt, date));
    this.#add(date, amount);
  }

  #charge(date: BankDate, { interest, late }: Accrual): void {
    this.#add(date, -late.interest, 'late');
    this.#add(date, -late.vat, 'vat');
    this.#add(date, -interest.interest, 'interest');
    this.#add(date, -interest.vat, 'vat');
    if (interest.interest + late.interest > 0)
      this.charges.push([date, interest.interest, interest.vat, late.interest, late.vat]);
  }

  #add(date: BankDate, amount: number, charge?: Entry['charge']): void {
    const balance = (this.#entries.at(-1)?.balance ?? 0) + amount;
    if (amount !== 0) this.#entries.push({ date, amount, balance, ...(charge && { charge }) });
  }
}
