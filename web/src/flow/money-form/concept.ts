import { countCharacters, isPrintable, NOT_PRINTABLE } from '#contract/domain/text';
import { CONCEPT_MAX } from '#contract/rules/transfers';

export function checkConceptLength(concept: string): string | undefined {
  const excess = countCharacters(concept.trim()) - CONCEPT_MAX;
  if (excess <= 0) return undefined;
  return `Escribe ${CONCEPT_MAX} caracteres o menos. ${excess === 1 ? 'Te sobra 1.' : `Te sobran ${excess}.`}`;
}

/** Same rule as the contract's `Line`. */
export const checkConcept = (concept: string): string | undefined =>
  checkConceptLength(concept) ?? (isPrintable(concept) ? undefined : NOT_PRINTABLE);

export function messageBody(concept: string): { message?: string } {
  const message = concept.trim();
  return message === '' ? {} : { message };
}
