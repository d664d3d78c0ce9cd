import * as z from 'zod/mini';

/** Digits of a phone in Mexico, with its area code. */
export const MOBILE_LENGTH = 10;

export const MobileTelephone = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${MOBILE_LENGTH}}$`), `Son ${MOBILE_LENGTH} dígitos.`));
