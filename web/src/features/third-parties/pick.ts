import type { Recipient } from '#contract/recipients';
import type { BankDate } from '#contract/shared/dates';
import { showMoney, toCentavos } from '#contract/shared/money';
import { formatAgo } from '../../format/ago';
import { inside } from '../../format/inside';
import { byUse, statusWords } from '../../recipient-book/saved-recipient';

const ranks: Record<Recipient['status'], number> = { ACTIVE: 0, ON_HOLD: 1, INACTIVE: 2, BLOCKED: 2 };

/** Who can be paid before who cannot, and most used first. */
export const inOrder = (recipients: readonly Recipient[]): Recipient[] =>
  recipients.toSorted((a, b) => ranks[a.status] - ranks[b.status] || byUse(a, b));

/** What was sent last and when, each a line's part that is not broken: '$2,500.00 MXN', 'hace 19 días'. */
export function lastSent({ lastTransfer }: Recipient, today: BankDate): readonly string[] {
  if (lastTransfer === undefined) return [];
  const { amount, date } = lastTransfer;
  return [showMoney(toCentavos(amount.amount), amount.currencyCode), formatAgo(date, today)];
}

/** Why somebody cannot be paid, in a sentence: 'Plomero se activa a las 10:00 horas.', 'Gimnasio está inactiva.' */
export function notPayable(recipient: Recipient, now: number): string | undefined {
  const words = statusWords(recipient, now);
  if (words === undefined) return undefined;
  const { alias, status, activeFrom } = recipient;
  const waits = status === 'ON_HOLD' && activeFrom !== undefined;
  return `${alias} ${waits ? '' : 'está '}${inside(words)}.`;
}
