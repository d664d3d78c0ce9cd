import type { Recipient } from '#contract/recipients';

/** Number of people that fit on one line with the link for a new recipient. */
const MAX_PEOPLE = 5;

const instantOf = ({ activeFrom }: Recipient): string => activeFrom ?? '';

/** Returns the recipient that was activated last and is not paid yet. */
const newestOf = (recipients: readonly Recipient[]): Recipient | undefined =>
  recipients
    .filter(({ lastTransfer, activeFrom }) => lastTransfer === undefined && activeFrom !== undefined)
    .toSorted((a, b) => instantOf(b).localeCompare(instantOf(a)))[0];

/** Returns active recipients, most recently paid first; only the newest takes a place before its first payment. */
export function recentRecipients(recipients: readonly Recipient[]): Recipient[] {
  const active = recipients.filter(({ status, accountType }) => status === 'ACTIVE' && accountType !== 'OWN');
  const newest = newestOf(active);
  const lastUseOf = (recipient: Recipient): string =>
    recipient.lastTransfer?.date ?? (recipient === newest ? instantOf(recipient).slice(0, 10) : '');
  return active
    .toSorted((a, b) => lastUseOf(b).localeCompare(lastUseOf(a)) || (b.timesPaid ?? 0) - (a.timesPaid ?? 0))
    .slice(0, MAX_PEOPLE);
}
