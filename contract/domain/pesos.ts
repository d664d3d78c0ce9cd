import * as z from 'zod/mini';
import { hasTwoDecimals } from './money';

export const MAX_PESOS = 1_000_000_000;

/** Amount of a sandbox request, in pesos. Its errors are English. */
export const pesosFrom = (lowest: number) =>
  z
    .number()
    .check(
      z.gte(lowest),
      z.lte(MAX_PESOS),
      z.refine(hasTwoDecimals, 'Write an amount with at most two decimals.'),
    );
