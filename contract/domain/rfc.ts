import { isRealDate } from './dates';

const RFC = /^[A-ZÑ&]{3,4}(\d{2})(\d{2})(\d{2})[A-Z0-9]{2}[0-9A]$/u;

/** Of a company, with the three letters of its name, and of a person, with four. */
export const RFC_LENGTH = { min: 12, max: 13 };

/**
 * Whether a text has the shape of an RFC and a date that exists (source: SAT). The century is not written, so 29
 * February fits where one of two fits. What the check character should be is not held against the rest.
 */
export function isRfc(text: string): boolean {
  const parts = RFC.exec(text.toUpperCase());
  if (!parts) return false;
  const [, year, month, day] = parts;
  return ['19', '20'].some((century) => isRealDate(`${century}${year}-${month}-${day}`));
}
