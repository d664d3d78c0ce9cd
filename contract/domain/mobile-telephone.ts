import { DigitsOf, digitsIn, plainText } from './text';

export const MOBILE_LENGTH = 10;

export const MobileTelephone = DigitsOf(
  new RegExp(`^\\d{${MOBILE_LENGTH}}$`),
  `El celular tiene ${MOBILE_LENGTH} dígitos.`,
);

/** Ten national digits after optional prefixes: country code, then '1' (until 2019) or an old trunk prefix. */
const NATIONAL_NUMBER = new RegExp(`^(?:(?:00)?52)?(?:1|01|044|045)?(\\d{${MOBILE_LENGTH}})$`);

const COUNTRY_CODE = '52';

/** True for a number with '+' and the code of another country, such as '+34 612 345 678'. */
export function isForeignNumber(text: string): boolean {
  const digits = digitsIn(text);
  return (
    /^[\s(]*\+/.test(plainText(text).normalize('NFKC')) &&
    digits !== '' &&
    !digits.startsWith(COUNTRY_CODE) &&
    !COUNTRY_CODE.startsWith(digits)
  );
}

/**
 * Returns the ten national digits of any usual notation, else all digits without '+52'. A foreign number gets leading
 * zeros, so that it is too long for a Mexican one.
 */
export function nationalDigits(text: string): string {
  const digits = digitsIn(text);
  if (isForeignNumber(text)) return `00${digits}`.padStart(MOBILE_LENGTH + 1, '0');
  const [, national] = NATIONAL_NUMBER.exec(digits) ?? [];
  if (national !== undefined) return national;
  return plainText(text).trim().startsWith('+52') ? digits.slice(2) : digits;
}

/** '(55) 1234 5678'; other lengths stay unchanged. */
export const formatPhone = (phone: string): string => phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '($1) $2 $3');
