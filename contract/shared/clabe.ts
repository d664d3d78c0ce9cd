/** CLABE, the standardised bank account number: bank 3, plaza 3, account 11, control digit 1. */
const WEIGHTS = [3, 7, 1];

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
