import { nextNumber } from '../storage/sequence';
import type { Transaction } from '../storage/transaction';

/** Eight digits that a customer can read to somebody on the phone. */
export const nextFolio = (tx: Transaction): string => String(73_040_000 + nextNumber(tx, 'confirmation'));
