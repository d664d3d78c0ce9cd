import type { InstalmentTerms } from '#bank/core/ledger/terms';
import type { Cost } from './cost-of-days';
import { afterInterest, NO_REMAINDER, type Remainder } from './rates';

/** What rounding left over of a month: of its interest, and of what being late cost in it. */
export type Left = { interest: Remainder; late: Remainder };

const NOTHING: Left = { interest: NO_REMAINDER, late: NO_REMAINDER };

/**
 * What has accrued in each instalment's month and was not charged: parts of a centavo, which the next charge of the
 * month takes along. Without them whoever pays a centavo a day would pay less interest than who pays nothing.
 */
export class Remainders {
  readonly byNumber = new Map<number, Left>();
  readonly #withVat: boolean;

  constructor({ vat }: Pick<InstalmentTerms, 'vat'>) {
    this.#withVat = vat;
  }

  /** Days have passed. */
  add(number: number, { interest, late }: Cost): void {
    const left = this.byNumber.get(number) ?? NOTHING;
    this.byNumber.set(number, {
      interest: { ...left.interest, interest: left.interest.interest.plus(interest) },
      late: { ...left.late, interest: left.late.interest.plus(late) },
    });
  }

  /** Something was charged: centavos of interest, or of the VAT that comes with it. */
  take(number: number, charged: { of: keyof Left; amount: number; vat: boolean }): void {
    const left = this.byNumber.get(number) ?? NOTHING;
    const { [charged.of]: before } = left;
    const after = charged.vat
      ? { ...before, vat: before.vat.minus(charged.amount) }
      : afterInterest(before, charged.amount, this.#withVat);
    this.byNumber.set(number, { ...left, [charged.of]: after });
  }
}
