import type { Recipient } from '#contract/recipients';
import { type BankDate, showDate } from '#contract/shared/dates';
import { showMoney, toCentavos } from '#contract/shared/money';
import type { TransferRow } from '#contract/transfers';
import { SEARCH_MIN, search } from '../../admin-list/narrow';
import { formatAgo } from '../../format/ago';
import { inside } from '../../format/inside';
import { byUse, statusWords } from '../../recipient-book/saved-recipient';
import { recipientSearch } from '../../recipient-book/search';

/** Those shown at first: with the card that leads to a new person they fill three lines of two. */
export const FEW = 5;
const FEW_AMOUNTS = 3;

const ranks: Record<Recipient['status'], number> = { ACTIVE: 0, ON_HOLD: 1, INACTIVE: 2, BLOCKED: 2 };

/** Who can be paid before who cannot, and most used first. */
const inOrder = (recipients: readonly Recipient[]): Recipient[] =>
  recipients.toSorted((a, b) => ranks[a.status] - ranks[b.status] || byUse(a, b));

export const isSearching = (text: string): boolean => text.trim().length >= SEARCH_MIN;

type Wanted = {
  /** What was typed to find somebody. */
  text: string;
  /** Whether all are wanted, not only the first few. */
  all: boolean;
  /** The key of the one who is chosen, who is always among them; '' for nobody. */
  chosen: string;
};

/** Those who are shown to be chosen from. */
export function pickable(
  recipients: readonly Recipient[],
  { text, all, chosen }: Wanted,
): readonly Recipient[] {
  const ordered = inOrder(recipients);
  if (isSearching(text)) return search(ordered, text, recipientSearch);
  return ordered.filter(({ key }, place) => all || place < FEW || key === chosen);
}

/** What was sent last and when, each a line's part that is not broken: '$2,500.00 MXN', 'hace 19 días'. */
export function lastSent({ lastTransfer }: Recipient, today: BankDate): readonly string[] {
  if (lastTransfer === undefined) return [];
  const { amount, date } = lastTransfer;
  return [showMoney(toCentavos(amount.amount), amount.currencyCode), formatAgo(date, today)];
}

/** A few amounts that were sent lately, each once, and the month of the last time: '$2,500.00 MXN', 'nov'. */
export function lastAmounts(
  { lastTransfer }: Pick<Recipient, 'lastTransfer'>,
  sent: readonly Pick<TransferRow, 'amount' | 'effectiveDate'>[],
): readonly { centavos: number; month: string }[] {
  const last = lastTransfer && { amount: lastTransfer.amount.amount, effectiveDate: lastTransfer.date };
  const months = new Map<number, string>();
  for (const { amount, effectiveDate } of [...(last ? [last] : []), ...sent]) {
    const centavos = toCentavos(amount);
    if (!months.has(centavos)) months.set(centavos, showDate(effectiveDate).slice(3, 6));
  }
  return Array.from(months, ([centavos, month]) => ({ centavos, month })).slice(0, FEW_AMOUNTS);
}

/** Why somebody cannot be paid, in a sentence: 'Plomero se activa a las 10:00 horas.', 'Gimnasio está inactiva.' */
export function notPayable(recipient: Recipient, now: number): string | undefined {
  const words = statusWords(recipient, now);
  if (words === undefined) return undefined;
  const { alias, status, activeFrom } = recipient;
  const waits = status === 'ON_HOLD' && activeFrom !== undefined;
  return `${alias} ${waits ? '' : 'está '}${inside(words)}.`;
}
