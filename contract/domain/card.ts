import { brand } from '../brand';

export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d+$/.test(digits) && sum % 10 === 0;
}

export function withLuhn(digits: string): string {
  const last = [...'0123456789'].find((digit) => isLuhn(`${digits}${digit}`)) ?? '';
  return `${digits}${last}`;
}

const CARD_LENGTH = 16;

export const isCardOfThisBank = (digits: string): boolean =>
  digits.length === CARD_LENGTH && digits.startsWith(brand.cardPrefix);

const brands: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['American Express', /^3[47]/],
  ['Carnet', /^506/],
];

export const cardBrand = (digits: string): string | undefined =>
  brands.find(([, pattern]) => pattern.test(digits))?.[0];
