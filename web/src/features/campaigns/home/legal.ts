import { bankToday } from '#web/lib/api/bank-clock.ts';
import { catText } from '../cost';

/** What has to be said of some offers together; nothing where no cost could be read. */
export function legalOf(told: readonly { cat: number | undefined }[]): string | undefined {
  const cats = told.flatMap(({ cat }) => cat ?? []);
  return cats.length === 0 ? undefined : catText(cats, bankToday());
}
