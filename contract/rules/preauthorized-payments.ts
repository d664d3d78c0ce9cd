import type { ChargedMedium } from '../domain/preauthorized-payment';

/** CLABE or card number that is charged; undefined if the account lacks it. */
export const numberOf = (
  { clabe, debitCard }: { clabe?: string | undefined; debitCard?: string | undefined },
  paymentType: ChargedMedium,
): string | undefined => ({ ACCOUNT: clabe, DEBIT: debitCard })[paymentType];
