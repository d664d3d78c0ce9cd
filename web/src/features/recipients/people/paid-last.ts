import type { Recipient } from '#contract/recipients';

/** As many as fit on one line with the link for a new recipient. */
const SHOWN = 5;

/** A new recipient counts from its activation date. */
const lastOf = ({ lastTransfer, activeFrom }: Recipient): string =>
  lastTransfer?.date ?? activeFrom?.slice(0, 10) ?? '';

/** Active recipients, most recently paid or activated first. */
export const paidLast = (recipients: readonly Recipient[]): Recipient[] =>
  recipients
    .filter(({ status, accountType }) => status === 'ACTIVE' && accountType !== 'OWN')
    .toSorted((a, b) => lastOf(b).localeCompare(lastOf(a)) || (b.timesPaid ?? 0) - (a.timesPaid ?? 0))
    .slice(0, SHOWN);
