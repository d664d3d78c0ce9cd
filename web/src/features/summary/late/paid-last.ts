import type { Recipient } from '#contract/recipients';

/** As many as stand in one line beside who is new. */
const SHOWN = 5;

const lastOf = ({ lastTransfer }: Recipient): string => lastTransfer?.date ?? '';

/** Whom money can be sent to now, those first whom it was sent to last. */
export const paidLast = (recipients: readonly Recipient[]): Recipient[] =>
  recipients
    .filter(({ status, accountType }) => status === 'ACTIVE' && accountType !== 'OWN')
    .toSorted((a, b) => lastOf(b).localeCompare(lastOf(a)) || (b.timesPaid ?? 0) - (a.timesPaid ?? 0))
    .slice(0, SHOWN);
