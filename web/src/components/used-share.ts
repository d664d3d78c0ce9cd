import { toCentavos } from '#contract/domain/money';

/** How much of a whole is used, in whole per cent from 0 to 100; 0 where there is nothing to use. */
export function usedShare(used: number, whole: number): number {
  const all = toCentavos(whole);
  return all <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((toCentavos(used) * 100) / all)));
}
