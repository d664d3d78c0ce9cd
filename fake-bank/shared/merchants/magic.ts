/** References with these endings let QA reach each bill state from the UI. */
const NOTHING_OWED = '9901';
const OVERDUE = '9902';
const UNAVAILABLE = '9903';

export const owesNothing = (reference: string): boolean => reference.endsWith(NOTHING_OWED);
export const isAlwaysOverdue = (reference: string): boolean => reference.endsWith(OVERDUE);
export const isUnavailable = (reference: string): boolean => reference.endsWith(UNAVAILABLE);
export const hasMagicEnding = (reference: string): boolean =>
  owesNothing(reference) || isAlwaysOverdue(reference) || isUnavailable(reference);
