import { digitsIn, plainText } from './plain-text';
import { DigitsOf } from './text';

export const MOBILE_LENGTH = 10;

/** A mobile phone's number, with its area's digits. */
export const MobileTelephone = DigitsOf(
  new RegExp(`^\\d{${MOBILE_LENGTH}}$`),
  `Son ${MOBILE_LENGTH} dígitos.`,
);

/** Before the ten digits: the country's code, 1 after it as it was until 2019, and prefixes of calls to mobiles. */
const PREFIXED = new RegExp(`^(?:(?:00)?52)?(?:1|01|044|045)?(\\d{${MOBILE_LENGTH}})$`);

/** Returns the ten national digits of a Mexican phone as people write it; other texts keep all their digits. */
export function nationalDigits(text: string): string {
  const digits = digitsIn(text);
  const [, national] = PREFIXED.exec(digits) ?? [];
  if (national !== undefined) return national;
  return plainText(text).trim().startsWith('+52') ? digits.slice(2) : digits;
}

/** Ten digits as they are shown: '(55) 1234 5678'. What has another length stays as it is. */
export const showPhone = (phone: string): string => phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '($1) $2 $3');
