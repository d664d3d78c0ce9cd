import { brand } from '../brand';
import { isCardOfThisBank } from '../domain/card';
import { CLABE_LENGTH } from '../domain/clabe';
import { type IdentifierKind, identifiers, LOAN_ACCOUNT_LENGTH } from '../domain/recipient-identifier';

/** Checks the check digits of complete numbers. */
export function digitsError(kind: IdentifierKind, digits: string): string | undefined {
  const { lengths, fits } = identifiers[kind];
  if (fits === undefined || !lengths.includes(digits.length) || fits(digits)) return undefined;
  const what = digits.length === CLABE_LENGTH ? 'CLABE' : 'tarjeta';
  return `Revisa los números: no forman una ${what} válida.`;
}

/** Number of digits of a loan, in words. */
export const LOAN_LENGTHS = `${LOAN_ACCOUNT_LENGTH} dígitos con sucursal o 12 sin sucursal`;

export const UNKNOWN_CLABE_BANK = 'La CLABE no es de ningún banco de la lista.';

/** Checks that a card of this bank is not declared at another. */
export const cardBankError = (digits: string, bankId: string): string | undefined =>
  isCardOfThisBank(digits) && bankId !== brand.bankId
    ? `Esta tarjeta es de ${brand.bank}: regístrala con ese banco.`
    : undefined;
