/** A sentence's words as they stand inside of another. */
export const uncapitalize = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1);
