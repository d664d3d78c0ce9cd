import { brand } from '#contract/brand';
import { isCardOfThisBank } from '#contract/domain/card';
import { accountOfClabe, bankOfClabe, CLABE_LENGTH } from '#contract/domain/clabe';
import { MOBILE_LENGTH, nationalDigits } from '#contract/domain/mobile-telephone';
import { digitsIn, plainText } from '#contract/domain/text';
import type { Recipient } from '#contract/recipients';
import type { Institution } from '#contract/references';
import { uncapitalize } from '#web/lib/format/uncapitalize.ts';
import { type FormKind, groupDigits, kinds } from '../create/kinds';
import { bankName, draftOf } from '../create/recipient';
import { identifierError } from '../create/recipient-rules';

const CARD_LENGTH = 16;

const AMEX_LENGTH = 15;

/** Lengths of a number that is recognized between words, as in a pasted message. */
const COMPLETE_LENGTHS: readonly number[] = [MOBILE_LENGTH, AMEX_LENGTH, CARD_LENGTH, CLABE_LENGTH];

/** Lengths that only a mobile number with prefixes has. */
const PREFIXED_LENGTHS: readonly number[] = [13, 14];

const NUMBER = /^[\s(]*\+?[\d\s.()-]*\d[\d\s.()-]*$/;
const NUMBERS_IN_TEXT = /\+?\d(?:[\s.()-]*\d)*/g;

function digitsOf(number: string): string {
  const digits = digitsIn(number);
  return number.includes('+') || PREFIXED_LENGTHS.includes(digits.length) ? nationalDigits(number) : digits;
}

/** Returns the digits of a text that is a number, or of the only number among words, if complete. */
export function numberIn(text: string): string | undefined {
  const normalized = plainText(text).normalize('NFKC').trim();
  if (NUMBER.test(normalized)) return digitsOf(normalized);
  const [number, another] = normalized.match(NUMBERS_IN_TEXT) ?? [];
  if (number === undefined || another !== undefined) return undefined;
  const digits = digitsOf(number);
  return COMPLETE_LENGTHS.includes(digits.length) ? digits : undefined;
}

/** A complete number that no saved recipient has. */
export type NewNumber = { kind: FormKind; bank: string; number: string; title: string; detail: string };

export type NumberReading = { offers: readonly NewNumber[]; hint?: string; error?: string };

/** Returns the possible kinds for a length. Only the issuing bank can tell whether a card is credit or debit. */
function kindsOf(digits: string): readonly FormKind[] {
  switch (digits.length) {
    case MOBILE_LENGTH:
      // No area code begins with 0, but the CLABEs of many banks do.
      return digits.startsWith('0') ? [] : ['phone'];
    case 11:
      return ['account'];
    case 12:
      return ['loan', 'mortgage'];
    case AMEX_LENGTH:
      return ['amex'];
    case CARD_LENGTH:
      return ['debit-card', isCardOfThisBank(digits) ? 'own-credit-card' : 'credit-card'];
    case CLABE_LENGTH:
      return ['clabe'];
    default:
      return [];
  }
}

/** Returns the kinds that a number may be, or a hint while it is incomplete. */
export function readNumber(digits: string, institutions: readonly Institution[]): NumberReading {
  const possibleKinds = kindsOf(digits);
  if (possibleKinds.length === 0) return { offers: [], ...incompleteHint(digits, institutions) };
  const bank = isCardOfThisBank(digits) ? brand.bankId : '';
  const setup = { institutions, ownClabes: [], visitId: '' };
  const offers: NewNumber[] = [];
  let error: string | undefined;
  for (const kind of possibleKinds) {
    const problem = identifierError({ ...draftOf(kind), bank, number: digits }, setup);
    if (problem === undefined)
      offers.push({ kind, bank, number: digits, ...labelsOf(kind, digits, institutions) });
    else error = problem;
  }
  if (error === undefined || offers.length > 0) return { offers };
  return {
    offers,
    ...(isPartOfClabe(digits, institutions) ? incompleteHint(digits, institutions) : { error }),
  };
}

/** True for the first digits of a CLABE of a known bank. */
const isPartOfClabe = (digits: string, institutions: readonly Institution[]): boolean =>
  digits.length < CLABE_LENGTH && bankName(institutions, bankOfClabe(digits) ?? '') !== undefined;

function labelsOf(kind: FormKind, digits: string, institutions: readonly Institution[]) {
  const { option, label } = kinds[kind];
  const name = kind === 'amex' ? option : uncapitalize(option);
  const bank = bankName(institutions, bankOfClabe(digits) ?? '');
  return {
    title: kind === 'clabe' ? `Agregar cuenta de ${bank}` : `Agregar ${name}`,
    detail: `${label} ${groupDigits(kind, digits)}`,
  };
}

const LENGTHS = `Una CLABE tiene ${CLABE_LENGTH} dígitos, una tarjeta ${CARD_LENGTH} y un celular ${MOBILE_LENGTH}`;

function incompleteHint(
  digits: string,
  institutions: readonly Institution[],
): Pick<NumberReading, 'hint' | 'error'> {
  if (digits.length > CLABE_LENGTH) return { error: `${LENGTHS}; este tiene ${digits.length}.` };
  const bank = bankName(institutions, bankOfClabe(digits) ?? '');
  const missingDigits = CLABE_LENGTH - digits.length;
  const asClabe = bank === undefined ? '' : ` Si es una CLABE, es de ${bank}: faltan ${missingDigits}.`;
  return { hint: `${digits.length} dígitos. ${LENGTHS}.${asClabe}` };
}

/** Number of last digits that lists show. */
const ENDING_LENGTH = 4;

/** True if the number starts with the digits, or ends with at least as many as lists show. */
export const isPartOf = ({ accountId }: Recipient, digits: string): boolean =>
  accountId.startsWith(digits) || (digits.length >= ENDING_LENGTH && accountId.endsWith(digits));

/** True if the number, in any notation, is the account of the recipient. */
export function isNumberOf({ accountId, bankOffice, accountType }: Recipient, digits: string): boolean {
  if (bankOffice !== undefined) return digits.endsWith(accountId) && digits.startsWith(bankOffice);
  return (
    accountId === digits ||
    (accountType === 'TPTON' && digits.length === CLABE_LENGTH && isClabeOf(accountId, digits))
  );
}

const isClabeOf = (accountId: string, clabe: string): boolean =>
  bankOfClabe(clabe) === brand.bankId && accountOfClabe(clabe) === accountId;
