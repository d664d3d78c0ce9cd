/** CLABE, the standardised bank account number: bank 3, plaza 3, account 11, control digit 1. */
const WEIGHTS = [3, 7, 1];

export const CLABE_LENGTH = 18;

/** The control digit of the seventeen digits before it. */
const controlDigit = (digits: string): number => {
  const sum = [...digits].reduce(
    (total, digit, i) => total + ((Number(digit) * (WEIGHTS[i % 3] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10;
};

/** The CLABE of an account of eleven digits. */
export const clabe = (bank: string, plaza: string, account: string): string => {
  const digits = `${bank}${plaza}${account}`;
  return `${digits}${controlDigit(digits)}`;
};

/** Eighteen digits whose last one fits the others. */
export const isClabe = (digits: string): boolean =>
  /^\d{18}$/.test(digits) && controlDigit(digits.slice(0, 17)) === Number(digits.at(17));

/** The three digits of the bank that a CLABE, or the beginning of one, belongs to. */
export const bankOfClabe = (digits: string): string | undefined => /^\d{3}/.exec(digits)?.[0];

/** The account of eleven digits inside a CLABE. */
export const accountOfClabe = (digits: string): string => digits.slice(6, 17);
