import type { Recipient } from '#contract/recipients';

/** As many as stand in one line beside who is new. */
const SHOWN = 5;

/** Somebody new was saved to be paid: the day counts from which that can be done. */
const lastOf = ({ lastTransfer, activeFrom }: Recipient): string =>
  lastTransfer?.date ?? activeFrom?.slice(0, 10) ?? '';

/** Whom money can be sent to now, those first whom it was sent to last, or who can be paid since then. */
export const paidLast = (recipients: readonly Recipient[]): Recipient[] =>
  recipients
    .filter(({ status, accountType }) => status === 'ACTIVE' && accountType !== 'OWN')
    .toSorted((a, b) => lastOf(b).localeCompare(lastOf(a)) || (b.timesPaid ?? 0) - (a.timesPaid ?? 0))
    .slice(0, SHOWN);
