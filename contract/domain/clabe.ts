/** CLABE: bank 3 digits, plaza 3, account 11, check digit 1. */
const WEIGHTS = [3, 7, 1];

export const CLABE_LENGTH = 18;

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce(
    (total, digit, i) => total + ((Number(digit) * (WEIGHTS[i % 3] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10;
};

export const clabe = (bank: string, plaza: string, account: string): string => {
  const digits = `${bank}${plaza}${account}`;
  return `${digits}${checkDigit(digits)}`;
};

export const isClabe = (digits: string): boolean =>
  /^\d{18}$/.test(digits) && checkDigit(digits.slice(0, 17)) === Number(digits.at(17));

export const bankOfClabe = (digits: string): string | undefined => /^\d{3}/.exec(digits)?.[0];

export const accountOfClabe = (digits: string): string => digits.slice(6, 17);
