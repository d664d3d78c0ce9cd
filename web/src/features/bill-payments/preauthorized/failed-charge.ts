import type { BankDate } from '#contract/domain/dates';
import type { PaymentRow } from '#contract/domain/payment';
import type { LastCharge, PreauthorizedPayment } from '#contract/domain/preauthorized-payment';

/** A direct debit and the payment, done or scheduled, with which the customer settles its failed charge. */
export type ActiveDebit = PreauthorizedPayment & { repayment?: PaymentRow | undefined };

/** Returns the last charge if it failed, also while a retry is due. */
export const failedChargeOf = ({ lastCharge }: Pick<ActiveDebit, 'lastCharge'>) =>
  lastCharge?.status === 'PROCESSED' ? undefined : lastCharge;

/** Returns the last charge if it failed and the customer has not paid its bill since. */
export const unpaidChargeOf = (debit: Pick<ActiveDebit, 'lastCharge' | 'repayment'>) =>
  debit.repayment === undefined ? failedChargeOf(debit) : undefined;

/** Identifies one failed charge among those of a direct debit. */
export const failedChargeKey = (debitKey: string, { date }: LastCharge): string => `${debitKey}@${date}`;

/** Returns the day of the oldest failed charge. */
export const oldestFailedCharge = (debits: readonly PreauthorizedPayment[]): BankDate | undefined =>
  debits.flatMap((debit) => failedChargeOf(debit)?.date ?? []).toSorted()[0];

export function withRepayment(debit: PreauthorizedPayment, payments: readonly PaymentRow[]): ActiveDebit {
  const failed = failedChargeOf(debit);
  const repayment =
    failed &&
    payments.find(
      ({ status, reference, effectiveDate }) =>
        (status === 'PROCESSED' || status === 'SCHEDULED') &&
        reference === debit.reference &&
        effectiveDate >= failed.date,
    );
  return { ...debit, repayment };
}
