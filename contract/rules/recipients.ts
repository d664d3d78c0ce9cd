import { brand } from '../brand';
import { isCardOfThisBank } from '../domain/card';
import { type IdentifierKind, identifiers, LOAN_ACCOUNT_LENGTH } from '../domain/recipient-identifier';

/** 'Revisa los 18 dígitos: el último no corresponde a los demás.' */
export const checkDigitError = (length: number): string =>
  `Revisa los ${length} dígitos: el último no corresponde a los demás.`;

/** Checks the check digits of complete numbers. */
export function digitsError(kind: IdentifierKind, digits: string): string | undefined {
  const { lengths, fits } = identifiers[kind];
  if (fits === undefined || !lengths.includes(digits.length) || fits(digits)) return undefined;
  return checkDigitError(digits.length);
}

/** Digits of a loan number, in words. */
export const LOAN_LENGTHS = `${LOAN_ACCOUNT_LENGTH} dígitos con sucursal o 12 sin sucursal`;

export const UNKNOWN_CLABE_BANK = 'La CLABE no es de ningún banco de la lista.';

/** Checks that a card of this bank is not declared at another bank. */
export const cardBankError = (digits: string, bankId: string): string | undefined =>
  isCardOfThisBank(digits) && bankId !== brand.bankId
    ? `Esta tarjeta es de ${brand.bank}: regístrala con ese banco.`
    : undefined;
