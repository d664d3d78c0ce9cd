import { toCentavos } from '#contract/domain/money';

/** Returns a whole percentage from 0 to 100; 0 for an empty whole. */
export function usedShare(used: number, whole: number): number {
  const total = toCentavos(whole);
  return total <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((toCentavos(used) * 100) / total)));
}
