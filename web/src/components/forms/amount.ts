import type { Currency } from '#contract/domain/money';
import { plainText } from '#contract/domain/text';

/** Separators: comma, space and the Mexican apostrophe for millions, `1'250,000.00`. */
const AMOUNT =
  /^(?:(MXN|USD) ?)?(?:(MX|US)?\$ ?)?((?:\d{1,3}(?:[,'’ ]\d{3})+|\d+)?(?:\.\d{0,2})?)(?: ?(MXN|USD|M\. ?N\.|pesos))?$/i;

const CURRENCIES: Readonly<Record<string, Currency>> = {
  'mxn': 'MXN',
  'mx': 'MXN',
  'm.n.': 'MXN',
  'pesos': 'MXN',
  'usd': 'USD',
  'us': 'USD',
};

/** Limit of whole units: an amount with more digits is not exact as a JSON number. */
const MAX_DIGITS = 13;

/** Returns the cents of `1,234.5`, `MX$1,234.50` or `1,234.50 pesos`; undefined for other texts or currencies. */
export function parseAmount(text: string, currency?: Currency): number | undefined {
  const [, prefix, sign, digits = '', suffix] = AMOUNT.exec(plainText(text).trim()) ?? [];
  const currencies = [prefix, sign, suffix].flatMap((name) =>
    name ? CURRENCIES[name.toLowerCase().replace(' ', '')] : [],
  );
  if (currencies.some((name) => name !== (currency ?? currencies[0]))) return undefined;
  const [whole = '', cents = ''] = digits.replace(/[,'’ ]/g, '').split('.');
  if (whole + cents === '' || whole.length > MAX_DIGITS) return undefined;
  return Number(`${whole}${cents.padEnd(2, '0')}`);
}

const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

export function formatAmount(centavos: number): string {
  const text = String(centavos).padStart(3, '0');
  return `${groupThousands(text.slice(0, -2))}.${text.slice(-2)}`;
}

const digitsOf = (text: string): string => text.replaceAll(',', '');

/**
 * Groups thousands while the customer types or deletes digits at the end. Leaves any other input as it is, so that
 * a pasted `1,5` is not read as 15.
 */
export function groupWhileTyping(previous: string, input: string): string {
  const [previousDigits, digits] = [digitsOf(previous), digitsOf(input)];
  const isOneDigitMore = digits.slice(0, -1) === previousDigits && input === `${previous}${digits.slice(-1)}`;
  const isOneDigitLess = previousDigits.slice(0, -1) === digits && input === previous.slice(0, -1);
  return /^\d+$/.test(digits) &&
    previous === groupThousands(previousDigits) &&
    (isOneDigitMore || isOneDigitLess)
    ? groupThousands(digits)
    : input;
}

export function amountFromQuery(query: URLSearchParams, currency?: Currency): string {
  const centavos = parseAmount(query.get('amount') ?? '', currency);
  return centavos === undefined ? '' : formatAmount(centavos);
}
