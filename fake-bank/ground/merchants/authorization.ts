import { nextDigits } from '../store/sequence';
import type { Transaction } from '../store/transaction';

const LENGTH = 6;

/** With what a merchant confirms a payment. */
export const nextAuthorization = (tx: Transaction): string =>
  nextDigits(tx, 'authorization').slice(0, LENGTH);
