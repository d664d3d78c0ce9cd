/**
 * Returns the letters, and digits other than 0 to 9, that a numeric field drops from a text. One of them may
 * stand for a digit that is now missing.
 */
export const droppedFrom = (text: string): string =>
  text.normalize('NFKC').replace(/[^\p{L}\p{Nd}]|\d/gu, '');

export const droppedText = (dropped: string): string =>
  `Quitamos «${dropped.slice(0, 10)}»: aquí solo van números del 0 al 9.`;
