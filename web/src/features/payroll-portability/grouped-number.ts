import type { PayingAccountType } from '#contract/domain/portability';
import { formatCard, formatClabe } from '#web/lib/format/numbers.ts';

/** Groups the digits. Keeps surplus digits, so that the customer can see and delete them. */
export function groupedNumber(type: PayingAccountType, digits: string): string {
  const grouped = type === 'CLABE' ? formatClabe(digits) : formatCard(digits);
  const excess = digits.slice(grouped.replaceAll(' ', '').length);
  return excess === '' ? grouped : `${grouped} ${excess}`;
}
