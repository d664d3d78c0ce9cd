import * as z from 'zod/mini';
import { Currency } from './money';

/** The customer sells dollars at the rate to MXN and buys them at the rate to USD; both are pesos a dollar. */
export const ExchangeRate = z.object({ exchangeRate: z.number(), toCurrency: Currency });
export type ExchangeRate = z.infer<typeof ExchangeRate>;
