export type Font = { size: number; weight: 400 | 500 | 600 | 700 };
/** Returns the width in CSS pixels. */
export type Measure = (text: string, font: Font) => number;

/** Breaks between words, and inside a word that is wider than a line. The last line may end in '…'. */
export function wrapText(
  text: string,
  { width, lines: maxLines }: { width: number; lines: number },
  font: Font,
  measure: Measure,
): string[] {
  const isTooWide = (line: string) => measure(line, font) > width;
  const lines: string[] = [];
  let line = '';
  for (const word of protectMaskedNumbers(text).split(' ')) {
    const candidate = line === '' ? word : `${line} ${word}`;
    if (!isTooWide(candidate)) {
      line = candidate;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && isTooWide(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  return [
    ...lines.slice(0, maxLines - 1),
    fitText(lines.slice(maxLines - 1).join(' '), width, font, measure),
  ];
}

/** Keeps a masked number with the word before it. */
const protectMaskedNumbers = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?(•+) (?=\d)/g, '\u00a0$1\u00a0')
    .trim();

/** Returns one line, cut with '…' if it is too wide. */
export function fitText(text: string, width: number, font: Font, measure: Measure): string {
  if (measure(text, font) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && measure(`${characters.join('').trimEnd()}…`, font) > width)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
