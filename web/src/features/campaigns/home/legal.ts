import { bankToday } from '#web/lib/api/bank-clock.ts';
import { catText } from '../cost';

/** Returns the combined legal notice; undefined if no CAT is known. */
export function legalOf(offers: readonly { cat: number | undefined }[]): string | undefined {
  const cats = offers.flatMap(({ cat }) => cat ?? []);
  return cats.length === 0 ? undefined : catText(cats, bankToday());
}
