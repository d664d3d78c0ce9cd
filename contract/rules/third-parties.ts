import { type BankDate, isWeekend } from '../domain/dates';
import { isOpen } from '../domain/hours';
import { DIGITS, subjectLengthProblem } from '../domain/length-rule';
import type { ThirdPartyType } from '../domain/third-party-type';
import { isBankDay } from './scheduling';

/** Length of the reference, in digits. */
const referenceLength: Record<ThirdPartyType, { min: number; max: number }> = {
  'spei': { min: 1, max: 7 },
  'same-bank': { min: 2, max: 8 },
  'credits': { min: 2, max: 8 },
  'cards': { min: 2, max: 8 },
};

export const referenceMax = (type: ThirdPartyType): number => referenceLength[type].max;

export const LONGEST_REFERENCE = Math.max(...Object.values(referenceLength).map(({ max }) => max));

export const ONLY_DIGITS = 'La referencia lleva solo números.';

/** An empty reference is valid. */
export function referenceError(type: ThirdPartyType, reference: string): string | undefined {
  if (reference === '') return undefined;
  const { min, max } = referenceLength[type];
  if (!/^\d+$/.test(reference)) return ONLY_DIGITS;
  const wrongLength = subjectLengthProblem('La referencia', reference.length, { min, max }, DIGITS);
  if (wrongLength !== undefined) return wrongLength;
  return type === 'spei' && Number(reference) === 0 ? 'La referencia debe ser mayor que cero.' : undefined;
}

/** Latin-1 printable characters plus typographic quotes, dashes, ellipsis and euro sign. */
export const conceptCharacters = /^[\x20-\x7e\xa0-\xac\xae-\xff‘’“”–—…€]*$/u;
export const INVALID_CONCEPT = 'Quita del concepto los emojis y símbolos especiales.';

export const conceptRequired: Record<ThirdPartyType, boolean> = {
  'spei': true,
  'same-bank': true,
  'credits': false,
  'cards': false,
};

export const lacksConcept = (type: ThirdPartyType, concept: string): boolean =>
  conceptRequired[type] && concept.trim() === '';

type IsHoliday = (date: BankDate) => boolean;

const needsBankDay = (type: ThirdPartyType): boolean => type === 'credits' || type === 'cards';

/** Credits and cards are paid on bank days only; SPEI and same-bank transfers also on weekends. */
export const isClosedOn = (type: ThirdPartyType, date: BankDate, isHoliday: IsHoliday): boolean =>
  isHoliday(date) || (needsBankDay(type) && isWeekend(date));

/** True during working hours; for a scheduled transfer, on a working day. */
export function isOrdinary(
  { scheduledFor, now }: { scheduledFor: BankDate | undefined; now: number },
  isHoliday: IsHoliday,
): boolean {
  const isWorkingDay = (date: BankDate) => isBankDay(date, isHoliday);
  return scheduledFor === undefined ? isOpen('third-party', now, isWorkingDay) : isWorkingDay(scheduledFor);
}

/** SPEI and same-bank transfers have no closing hours. */
export const isClosed = (type: ThirdPartyType, ordinary: boolean): boolean => !ordinary && needsBankDay(type);

const EXTRAORDINARY_LIMIT = 50_000_00;

/** Maximum of one SPEI transfer outside working hours, in centavos; undefined if it does not apply. */
export const extraordinaryLimit = (type: ThirdPartyType, ordinary: boolean): number | undefined =>
  type === 'spei' && !ordinary ? EXTRAORDINARY_LIMIT : undefined;
