import type { Recipient } from '#contract/recipients';

/** Number of people that fit on one line with the link for a new recipient. */
const MAX_PEOPLE = 5;

/** Returns the date of the last transfer; for a new recipient, its activation date. */
const lastUseOf = ({ lastTransfer, activeFrom }: Recipient): string =>
  lastTransfer?.date ?? activeFrom?.slice(0, 10) ?? '';

/** Returns active recipients, most recently paid or activated first. */
export const recentRecipients = (recipients: readonly Recipient[]): Recipient[] =>
  recipients
    .filter(({ status, accountType }) => status === 'ACTIVE' && accountType !== 'OWN')
    .toSorted((a, b) => lastUseOf(b).localeCompare(lastUseOf(a)) || (b.timesPaid ?? 0) - (a.timesPaid ?? 0))
    .slice(0, MAX_PEOPLE);
