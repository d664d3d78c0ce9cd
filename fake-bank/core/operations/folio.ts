import { nextNumber } from '../storage/sequence';
import type { Transaction } from '../storage/transaction';

export const nextFolio = (tx: Transaction): string => String(73_040_000 + nextNumber(tx, 'confirmation'));
