import * as z from 'zod/mini';

export const MOBILE_LENGTH = 10;

/** A mobile phone's number, with its area's digits. */
export const MobileTelephone = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${MOBILE_LENGTH}}$`), `Son ${MOBILE_LENGTH} dígitos.`));
