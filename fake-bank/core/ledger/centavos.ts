import * as z from 'zod/mini';

/** Upper bound of amounts on the wire, in centavos. */
const CENTAVOS_LIMIT = 1e15;

export const Centavos = z.int().check(z.gt(-CENTAVOS_LIMIT), z.lt(CENTAVOS_LIMIT));

export const CentavosOrNone = Centavos.check(z.gte(0));

export const PositiveCentavos = Centavos.check(z.gt(0));
