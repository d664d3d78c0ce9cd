import { expect, test } from 'vitest';
import { fitText, wrapText } from './picture-text';

const font = { size: 10, weight: 400 } as const;
/** Ten pixels per character. */
const measure = (text: string) => text.length * 10;

test.each([
  ['keeps one line', 'Ana', 100, 2, ['Ana']],
  ['breaks between words', 'Rosa María Íñiguez', 120, 2, ['Rosa María', 'Íñiguez']],
  ['breaks inside a long word', 'ABCDEFGHIJKL', 50, 3, ['ABCDE', 'FGHIJ', 'KL']],
  ['cuts the last line', 'uno dos tres cuatro', 70, 2, ['uno dos', 'tres c…']],
  ['does not break a masked number', 'BBVA México •••• 7899', 160, 2, ['BBVA', 'México\u00a0••••\u00a07899']],
  ['reduces white space to single spaces', ' uno \n dos ', 100, 1, ['uno dos']],
])('%s', (_, text, width, lines, expected) => {
  expect(wrapText(text, { width, lines }, font, measure)).toEqual(expected);
});

test.each([
  ['Ana', 30, 'Ana'],
  ['Ana Lucía', 50, 'Ana…'],
])('fits %s into %i px', (text, width, expected) => {
  expect(fitText(text, width, font, measure)).toBe(expected);
});
