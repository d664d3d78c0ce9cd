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

/** More digits are not exact as a JSON number. */
const MAX_DIGITS = 13;

/** Accepts `1,234.5`, `MX$1,234.50`, `1,234.50 pesos`. Undefined for other texts or another currency. */
export function parseAmount(text: string, currency?: Currency): number | undefined {
  const [, before, sign, digits = '', after] = AMOUNT.exec(plainText(text).trim()) ?? [];
  const named = [before, sign, after].flatMap((name) =>
    name ? CURRENCIES[name.toLowerCase().replace(' ', '')] : [],
  );
  if (named.some((name) => name !== (currency ?? named[0]))) return undefined;
  const [whole = '', cents = ''] = digits.replace(/[,'’ ]/g, '').split('.');
  if (whole + cents === '' || whole.length > MAX_DIGITS) return undefined;
  return Number(`${whole}${cents.padEnd(2, '0')}`);
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

export function formatAmount(centavos: number): string {
  const text = String(centavos).padStart(3, '0');
  return `${grouped(text.slice(0, -2))}.${text.slice(-2)}`;
}

const digitsOf = (text: string): string => text.replaceAll(',', '');

/**
 * Groups whole pesos while digits are typed or deleted at the end. Any other change stays as typed, so that a
 * pasted `1,5` is not read as 15.
 */
export function groupedWhileTyping(before: string, typed: string): string {
  const [old, digits] = [digitsOf(before), digitsOf(typed)];
  const isOneDigitMore = digits.slice(0, -1) === old && typed === `${before}${digits.slice(-1)}`;
  const isOneDigitLess = old.slice(0, -1) === digits && typed === before.slice(0, -1);
  return /^\d+$/.test(digits) && before === grouped(old) && (isOneDigitMore || isOneDigitLess)
    ? grouped(digits)
    : typed;
}

export function amountFromQuery(query: URLSearchParams, currency?: Currency): string {
  const centavos = parseAmount(query.get('amount') ?? '', currency);
  return centavos === undefined ? '' : formatAmount(centavos);
}
