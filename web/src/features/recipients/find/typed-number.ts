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

/** Returns the digits of a typed or pasted number; undefined for a name. */
export function numberIn(text: string): string | undefined {
  const normalized = plainText(text).normalize('NFKC').trim();
  if (!/^\+?[\d\s.()-]*\d[\d\s.()-]*$/.test(normalized)) return undefined;
  return normalized.startsWith('+') ? nationalDigits(normalized) : digitsIn(normalized);
}

/** A complete number that no saved recipient has. */
export type NewNumber = { kind: FormKind; bank: string; number: string; title: string; detail: string };

export type NumberReading = { offers: readonly NewNumber[]; hint?: string; error?: string };

/** Returns the possible kinds for a length. A card may be credit or debit; only its bank knows. */
function kindsOf(digits: string): readonly FormKind[] {
  switch (digits.length) {
    case MOBILE_LENGTH:
      return ['phone'];
    case 11:
      return ['account'];
    case 12:
      return ['loan', 'mortgage'];
    case 15:
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
  const found = kindsOf(digits);
  if (found.length === 0) return { offers: [], ...incompleteHint(digits, institutions) };
  const bank = isCardOfThisBank(digits) ? brand.bankId : '';
  const form = { institutions, own: [], visitId: '' };
  const offers: NewNumber[] = [];
  let error: string | undefined;
  for (const kind of found) {
    const problem = identifierError({ ...draftOf(kind), bank, number: digits }, form);
    if (problem === undefined)
      offers.push({ kind, bank, number: digits, ...labelsOf(kind, digits, institutions) });
    else error = problem;
  }
  return error === undefined || offers.length > 0 ? { offers } : { offers, error };
}

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
