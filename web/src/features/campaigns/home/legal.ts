import { bankToday } from '../../../api/bank-clock';
import { catWords } from '../cost';

/** What has to be said of some offers together; nothing where no cost could be read. */
export function legalOf(told: readonly { cat: number | undefined }[]): string | undefined {
  const cats = told.flatMap(({ cat }) => cat ?? []);
  return cats.length === 0 ? undefined : catWords(cats, bankToday());
}
