import { brand } from '#contract/brand';
import { accountOfClabe } from '#contract/domain/clabe';
import { wrongLength } from '#contract/domain/length-rule';
import { identifiers, LOAN_ACCOUNT_LENGTH } from '#contract/domain/recipient-identifier';
import { cardBankError, digitsError, LOAN_LENGTHS, UNKNOWN_CLABE_BANK } from '#contract/rules/recipients';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { uncapitalize } from '#web/lib/format/uncapitalize.ts';
import { checkNames } from '../names';
import { bankIdOf, type FormKind, hasBankField, kinds } from './kinds';
import { bankName, identifierOf, type RecipientDraft, type RecipientSetup } from './recipient';

export const OFFICE_DIGITS = 3;
const CREDIT_DIGITS = 12;
/** A mortgage number may lack its leading zero. */
const UNPADDED_DIGITS = 11;

/** Errors by field, in the form's order. The bank checks everything again. */
export const checkRecipient = (
  draft: RecipientDraft,
  setup: RecipientSetup,
): FieldErrors<RecipientDraft> => ({
  bank: checkBank(draft),
  office: checkOffice(draft),
  number: checkNumber(draft, setup),
  ...checkNames(draft),
});

function checkBank({ kind, bank, number }: RecipientDraft): string | undefined {
  if (!hasBankField(kind)) return undefined;
  return bank === '' ? 'Elige un banco.' : cardBankError(number, bank);
}

function checkOffice({ kind, office }: RecipientDraft): string | undefined {
  const isIncomplete = kind === 'loan' && office !== '' && office.length !== OFFICE_DIGITS;
  return isIncomplete ? wrongLength('La sucursal', OFFICE_DIGITS, office.length) : undefined;
}

const missingNumberError = (kind: FormKind): string => `Escribe ${uncapitalize(kinds[kind].subject)}.`;

function checkNumber(draft: RecipientDraft, setup: RecipientSetup): string | undefined {
  if (draft.number === '') return missingNumberError(draft.kind);
  return lengthError(draft) ?? identifierError(draft, setup);
}

export function fullLength(draft: RecipientDraft): number {
  if (draft.kind === 'clabe') return identifiers.TPTOFF_ACCTKEY.lengths[0] ?? 0;
  if (draft.kind === 'loan') return draft.office === '' ? CREDIT_DIGITS : LOAN_ACCOUNT_LENGTH;
  return identifiers[identifierOf(draft)].lengths[0] ?? 0;
}

export const isFullLength = (draft: RecipientDraft): boolean => draft.number.length === fullLength(draft);

/** True for a mortgage number accepted without its leading zero. */
export const isPadded = ({ kind, number }: RecipientDraft): boolean =>
  kind === 'mortgage' && number.length === UNPADDED_DIGITS;

function lengthError(draft: RecipientDraft): string | undefined {
  const { kind, number } = draft;
  if (isFullLength(draft) || isPadded(draft)) return undefined;
  return wrongLength(kinds[kind].subject, lengthsOf(draft), number.length);
}

function lengthsOf(draft: RecipientDraft): number | string {
  if (draft.kind === 'loan') return LOAN_LENGTHS;
  return draft.kind === 'mortgage' ? `${UNPADDED_DIGITS} o ${CREDIT_DIGITS} dígitos` : fullLength(draft);
}

export const identifierError = (
  draft: RecipientDraft,
  { institutions, ownClabes }: RecipientSetup,
): string | undefined =>
  checksumError(draft) ?? unknownBankError(draft, institutions) ?? ownAccountError(draft, ownClabes);

function ownAccountError({ kind, number }: RecipientDraft, ownClabes: readonly string[]): string | undefined {
  const isOwn =
    kind === 'clabe'
      ? ownClabes.includes(number)
      : kind === 'account' && ownClabes.some((clabe) => accountOfClabe(clabe) === number);
  return isOwn ? 'Esta cuenta es tuya: no hace falta agregarla.' : undefined;
}

const checksumError = (draft: RecipientDraft): string | undefined =>
  digitsError(draft.kind === 'clabe' ? 'TPTOFF_ACCTKEY' : identifierOf(draft), draft.number);

/** Returns an error if the bank of the CLABE is not in the list. */
function unknownBankError(
  draft: RecipientDraft,
  institutions: RecipientSetup['institutions'],
): string | undefined {
  const bankId = draft.kind === 'clabe' ? bankIdOf(draft) : '';
  return bankId === '' || bankName(institutions, bankId) !== undefined ? undefined : UNKNOWN_CLABE_BANK;
}

const byName = new Intl.Collator('es-MX');

/** Returns the banks for the select, by name; Banco Cenzontle first, if the kind allows it. */
export function banksFor(draft: RecipientDraft, institutions: RecipientSetup['institutions']) {
  const otherBanks = institutions
    .filter(({ id }) => id !== brand.bankId)
    .toSorted((a, b) => byName.compare(a.name, b.name));
  const ownBank = institutions.filter(({ id }) => id === brand.bankId);
  return kinds[draft.kind].bank === 'any' ? [...ownBank, ...otherBanks] : otherBanks;
}

export const checkRepeated = ({ number, numberRepeated }: RecipientDraft): string | undefined => {
  if (numberRepeated === '') return missingNumberError('phone');
  return numberRepeated === number ? undefined : 'No es el mismo celular que escribiste antes.';
};
