import { nextDigits } from '#bank/core/storage/sequence';
import type { Transaction } from '#bank/core/storage/transaction';

/** As many as a card's authorization has (ISO 8583, field 38). */
const AUTHORIZATION_LENGTH = 6;

/** The number with which a merchant or a tax office confirms a payment, alike whatever was paid. */
export const nextAuthorization = (tx: Transaction): string =>
  nextDigits(tx, 'authorization').slice(0, AUTHORIZATION_LENGTH);
