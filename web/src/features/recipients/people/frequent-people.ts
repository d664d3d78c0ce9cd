import { addDays, type BankDate } from '#contract/domain/dates';
import type { Recipient } from '#contract/recipients';
import { useWide } from '#web/components/wide.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { byLastTransfer, byUse, isActivating, lastPaidOn, timesPaid } from '../shared/saved-recipient';

/** Days during which a recipient counts as new: after its first payment, or after saving it. */
const NEW_DAYS = { paid: 7, saved: 2 };

/** Number of new recipients that are added to the frequent ones. */
const MAX_ADDED = 2;

const byActivation = (a: Recipient, b: Recipient): number =>
  (b.activeFrom ?? '').localeCompare(a.activeFrom ?? '');
const byAlias = (a: Recipient, b: Recipient): number => a.alias.localeCompare(b.alias, 'es');

/**
 * Returns the recipients paid most often, sorted by alias for a stable order. A new recipient is added after them, also
 * while it waits for its activation.
 */
export function frequentPeople(
  recipients: readonly Recipient[],
  today: BankDate,
  maxCount: number,
): Recipient[] {
  const others = recipients.filter(
    (each) => each.accountType !== 'OWN' && (each.status === 'ACTIVE' || isActivating(each)),
  );
  const isPaid = (each: Recipient): boolean => timesPaid(each) > 0 || each.lastTransfer !== undefined;
  const newSince = addDays(today, 1 - NEW_DAYS.paid);
  const isNew = (each: Recipient): boolean =>
    lastPaidOn(each) >= newSince &&
    (timesPaid(each) <= 1 || (each.activeFrom !== undefined && each.activeFrom >= newSince));
  const savedSince = addDays(today, 1 - NEW_DAYS.saved);
  const isJustSaved = ({ activeFrom }: Recipient): boolean =>
    activeFrom !== undefined && activeFrom >= savedSince;
  const paid = others.filter(isPaid).toSorted((a, b) => byUse(a, b) || byLastTransfer(a, b));
  const unpaid = others.filter((each) => !isPaid(each)).toSorted(byActivation);
  const established = paid.filter((each) => !isNew(each));
  const added = [...paid.filter(isNew).toSorted(byLastTransfer), ...unpaid.filter(isJustSaved)];
  return [
    ...established.slice(0, maxCount).toSorted(byAlias),
    ...added,
    ...unpaid.filter((each) => !isJustSaved(each)),
  ].slice(0, maxCount + Math.min(added.length, MAX_ADDED));
}

/** Number of people that fit on one line with the link for a new recipient. */
export const useMaxPeople = (): number => (useWide() ? 5 : 4);

export function useFrequentPeople(recipients: readonly Recipient[] = []): Recipient[] {
  return frequentPeople(recipients, useBankToday(), useMaxPeople());
}
