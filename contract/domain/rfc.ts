import { isRealDate } from './dates';

const RFC = /^[A-ZÑ&]{3,4}(\d{2})(\d{2})(\d{2})[A-Z0-9]{2}[0-9A]$/u;

/** RFC of a person who gave none (source: SAT). */
export const GENERIC_RFC = 'XAXX010101000';

/** `min` for companies, `max` for persons. */
export const RFC_LENGTH = { min: 12, max: 13 };

/** Checks shape and date (source: SAT). The year has two digits: 29 February is valid if 19YY or 20YY is a leap year. */
export function isRfc(text: string): boolean {
  const parts = RFC.exec(text.toUpperCase());
  if (!parts) return false;
  const [, year, month, day] = parts;
  return ['19', '20'].some((century) => isRealDate(`${century}${year}-${month}-${day}`));
}
