import type { InstalmentTerms } from '#bank/core/ledger/terms';
import type { Cost } from './cost-of-days';
import { NO_REMAINDER, type Remainder, remainderAfterInterest } from './rates';

export type InstalmentRemainders = { interest: Remainder; late: Remainder };

const NO_REMAINDERS: InstalmentRemainders = { interest: NO_REMAINDER, late: NO_REMAINDER };

/** Uncharged fractions of a centavo per instalment: daily payments of one centavo must not avoid interest. */
export class Remainders {
  readonly byNumber = new Map<number, InstalmentRemainders>();
  readonly #withVat: boolean;

  constructor({ vat }: Pick<InstalmentTerms, 'vat'>) {
    this.#withVat = vat;
  }

  add(number: number, { interest, late }: Cost): void {
    const remainder = this.byNumber.get(number) ?? NO_REMAINDERS;
    this.byNumber.set(number, {
      interest: { ...remainder.interest, interest: remainder.interest.interest.plus(interest) },
      late: { ...remainder.late, interest: remainder.late.interest.plus(late) },
    });
  }

  subtract(number: number, charged: { of: keyof InstalmentRemainders; amount: number; vat: boolean }): void {
    const remainder = this.byNumber.get(number) ?? NO_REMAINDERS;
    const { [charged.of]: before } = remainder;
    const after = charged.vat
      ? { ...before, vat: before.vat.minus(charged.amount) }
      : remainderAfterInterest(before, charged.amount, this.#withVat);
    this.byNumber.set(number, { ...remainder, [charged.of]: after });
  }
}
