import type { PayingAccountType } from '#contract/domain/portability';
import { formatCard, formatClabe } from '#web/lib/format/numbers.ts';

/** Shows surplus digits too, so that they can be seen and deleted. */
export function groupedNumber(type: PayingAccountType, digits: string): string {
  const shown = type === 'CLABE' ? formatClabe(digits) : formatCard(digits);
  const excess = digits.slice(shown.replaceAll(' ', '').length);
  return excess === '' ? shown : `${shown} ${excess}`;
}
