import type { BankDate } from '#contract/domain/dates';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import type { Recipient } from '#contract/recipients';
import { byUse } from '#web/features/recipients/shared/saved-recipient.ts';
import { formatAgo } from '#web/lib/format/ago.ts';

const ranks: Record<Recipient['status'], number> = { ACTIVE: 0, ON_HOLD: 1, INACTIVE: 2, BLOCKED: 2 };

/** Sorts active recipients first, then by use. */
export const sortRecipients = (recipients: readonly Recipient[]): Recipient[] =>
  recipients.toSorted((a, b) => ranks[a.status] - ranks[b.status] || byUse(a, b));

/** Returns the last amount and its age as unbreakable parts: '$2,500.00 MXN', 'hace 19 días'. */
export function lastTransferParts({ lastTransfer }: Recipient, today: BankDate): readonly string[] {
  if (lastTransfer === undefined) return [];
  const { amount, date } = lastTransfer;
  return [formatCentavos(toCentavos(amount.amount), amount.currencyCode), formatAgo(date, today)];
}
