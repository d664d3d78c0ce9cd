import * as z from 'zod/mini';

/** An answer carries less than ten million millions. */
const CARRIED = 1e15;

/** Integer centavos, or cents, of either sign, for balances and postings. */
export const Centavos = z.int().check(z.gt(-CARRIED), z.lt(CARRIED));

/** What may come to nothing, and to no less: what was paid so far, a commission. */
export const CentavosOrNone = Centavos.check(z.gte(0));

/** What is ordered, paid or agreed: there is none of nothing. */
export const PositiveCentavos = Centavos.check(z.gt(0));
