/**
 * References that behave oddly, by their last four digits, so that QA brings each state of a bill about from the screen
 * alone: one who owes nothing, one whose bill is always overdue, one whom the merchant does not answer for.
 */
const NOTHING_OWED = '9901';
const OVERDUE = '9902';
const UNAVAILABLE = '9903';

export const owesNothing = (reference: string): boolean => reference.endsWith(NOTHING_OWED);
export const isAlwaysOverdue = (reference: string): boolean => reference.endsWith(OVERDUE);
export const isUnavailable = (reference: string): boolean => reference.endsWith(UNAVAILABLE);
export const isMagic = (reference: string): boolean =>
  owesNothing(reference) || isAlwaysOverdue(reference) || isUnavailable(reference);
