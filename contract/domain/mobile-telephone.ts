import { DigitsOf, digitsIn, plainText } from './text';

export const MOBILE_LENGTH = 10;

export const MobileTelephone = DigitsOf(
  new RegExp(`^\\d{${MOBILE_LENGTH}}$`),
  `El celular tiene ${MOBILE_LENGTH} dígitos.`,
);

/** Matches ten digits after the country code, the 1 of mobiles until 2019, or an old trunk prefix. */
const PREFIXED = new RegExp(`^(?:(?:00)?52)?(?:1|01|044|045)?(\\d{${MOBILE_LENGTH}})$`);

/** Returns the ten national digits of any usual notation; keeps all digits of other texts. */
export function nationalDigits(text: string): string {
  const digits = digitsIn(text);
  const [, national] = PREFIXED.exec(digits) ?? [];
  if (national !== undefined) return national;
  return plainText(text).trim().startsWith('+52') ? digits.slice(2) : digits;
}

/** '(55) 1234 5678'; other lengths stay unchanged. */
export const formatPhone = (phone: string): string => phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '($1) $2 $3');
