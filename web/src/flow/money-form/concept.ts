import { CONCEPT_MAX } from '#contract/domain/scheduling';
import { countCharacters, isPrintable, NOT_PRINTABLE } from '#contract/domain/text';

/** What is wrong with a concept that SPEI cannot carry, in the customer's words. */
export function checkConceptLength(concept: string): string | undefined {
  const excess = countCharacters(concept.trim()) - CONCEPT_MAX;
  if (excess <= 0) return undefined;
  return `Escribe ${CONCEPT_MAX} caracteres o menos. ${excess === 1 ? 'Te sobra 1.' : `Te sobran ${excess}.`}`;
}

/** What is wrong with a concept of any printable characters, as the contract's `Line` refuses it. */
export const checkConcept = (concept: string): string | undefined =>
  checkConceptLength(concept) ?? (isPrintable(concept) ? undefined : NOT_PRINTABLE);

/** The concept as the bank wants it: none where nothing was written. */
export function messageBody(concept: string): { message?: string } {
  const message = concept.trim();
  return message === '' ? {} : { message };
}
