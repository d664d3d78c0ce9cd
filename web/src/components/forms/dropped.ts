/** Letters of a text that a field of digits drops; one may stand for a digit that is now missing. */
export const lettersIn = (text: string): string => text.normalize('NFKC').replace(/\P{L}/gu, '');

export const droppedText = (letters: string): string =>
  `Quitamos «${letters.slice(0, 10)}»: aquí solo van números.`;
