import * as z from 'zod/mini';
import { Currency } from './money';

/** Pesos per dollar. The customer sells dollars at the rate to MXN and buys at the rate to USD. */
export const ExchangeRate = z.object({ exchangeRate: z.number(), toCurrency: Currency });
export type ExchangeRate = z.infer<typeof ExchangeRate>;
