import { DigitsOf, digitsIn, plainText } from './text';

export const MOBILE_LENGTH = 10;

/** A mobile phone's number, with its area's digits. */
export const MobileTelephone = DigitsOf(
  new RegExp(`^\\d{${MOBILE_LENGTH}}$`),
  `Son ${MOBILE_LENGTH} dígitos.`,
);

/** Matches ten digits behind the country code, the 1 that mobiles had until 2019, or an old trunk prefix. */
const PREFIXED = new RegExp(`^(?:(?:00)?52)?(?:1|01|044|045)?(\\d{${MOBILE_LENGTH}})$`);

/** Returns the ten national digits of a Mexican phone number in any usual notation; other texts keep all digits. */
export function nationalDigits(text: string): string {
  const digits = digitsIn(text);
  const [, national] = PREFIXED.exec(digits) ?? [];
  if (national !== undefined) return national;
  return plainText(text).trim().startsWith('+52') ? digits.slice(2) : digits;
}

/** Ten digits as they are shown: '(55) 1234 5678'. What has another length stays as it is. */
export const formatPhone = (phone: string): string => phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '($1) $2 $3');
