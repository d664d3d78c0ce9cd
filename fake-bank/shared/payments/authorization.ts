import * as z from 'zod/mini';
import { nextDigits } from '#bank/core/storage/sequence';
import type { Transaction } from '#bank/core/storage/transaction';

/** Length of a card authorization code (ISO 8583, field 38). */
const AUTHORIZATION_LENGTH = 6;

export const Authorization = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${AUTHORIZATION_LENGTH}}$`), `Write ${AUTHORIZATION_LENGTH} digits.`));

export const AUTHORIZATION = 'authorization';

export const nextAuthorization = (tx: Transaction): string =>
  nextDigits(tx, AUTHORIZATION).slice(0, AUTHORIZATION_LENGTH);
