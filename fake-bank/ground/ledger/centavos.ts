import * as z from 'zod/mini';

/** Integer centavos, or cents, of either sign: what a balance and its postings are. */
export const Centavos = z.number().check(z.int());

/** What may come to nothing, and to no less: what was paid so far, a commission. */
export const CentavosOrNone = Centavos.check(z.gte(0));

/** What is ordered, paid or agreed: there is none of nothing. */
export const PositiveCentavos = Centavos.check(z.gt(0));
