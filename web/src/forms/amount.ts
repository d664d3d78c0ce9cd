import type { Currency } from '#contract/shared/money';

const AMOUNT = /^\$?\s*((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d{0,2})?)\s*(MXN|USD)?$/i;

/** The largest amount that the wire carries exactly: thirteen digits before the point. */
const MAX_DIGITS = 13;

/**
 * Integer centavos of what a person types: `1,234.5`, `$1,234.50`, `1234.50 MXN`. Undefined when it is not an
 * amount, has more than two decimals, or names another currency. Never passes through a float.
 */
export function parseAmount(text: string, currency?: Currency): number | undefined {
  const [, digits = '', suffix] = AMOUNT.exec(text.trim()) ?? [];
  if (suffix && currency && suffix.toUpperCase() !== currency) return undefined;
  const [whole = '', cents = ''] = digits.replaceAll(',', '').split('.');
  if (whole + cents === '' || whole.length > MAX_DIGITS) return undefined;
  return Number(`${whole}${cents.padEnd(2, '0')}`);
}

/** Centavos as the field shows them once left: `1,234.50`. */
export function formatAmount(centavos: number): string {
  const text = String(centavos).padStart(3, '0');
  return `${text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${text.slice(-2)}`;
}
