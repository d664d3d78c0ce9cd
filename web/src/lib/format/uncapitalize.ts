export const uncapitalize = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1);
