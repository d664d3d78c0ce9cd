import { isRealDate } from './dates';

const RFC = /^[A-ZÑ&]{3,4}(\d{2})(\d{2})(\d{2})[A-Z0-9]{2}[0-9A]$/u;

/** 12 for companies, 13 for persons. */
export const RFC_LENGTH = { min: 12, max: 13 };

/**
 * Checks the shape of an RFC and its date (source: SAT). The century is not written, so 29 February passes if
 * either century has it. The check character is not verified.
 */
export function isRfc(text: string): boolean {
  const parts = RFC.exec(text.toUpperCase());
  if (!parts) return false;
  const [, year, month, day] = parts;
  return ['19', '20'].some((century) => isRealDate(`${century}${year}-${month}-${day}`));
}
