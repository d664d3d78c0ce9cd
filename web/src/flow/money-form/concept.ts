import { CHARACTERS, subjectLengthProblem } from '#contract/domain/length-rule';
import { countCharacters, isPrintable, NOT_PRINTABLE } from '#contract/domain/text';
import { MAX_CONCEPT_LENGTH } from '#contract/rules/transfers';

export const checkConceptLength = (concept: string): string | undefined =>
  subjectLengthProblem(
    'El concepto',
    countCharacters(concept.trim()),
    { max: MAX_CONCEPT_LENGTH },
    CHARACTERS,
  );

/** Same rule as the contract's `Line`. */
export const checkConcept = (concept: string): string | undefined =>
  checkConceptLength(concept) ?? (isPrintable(concept) ? undefined : NOT_PRINTABLE);

export function messageBody(concept: string): { message?: string } {
  const message = concept.trim();
  return message === '' ? {} : { message };
}
