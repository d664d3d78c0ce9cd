export type CountedLabel = readonly [one: string, many: string];
export const DIGITS: CountedLabel = ['dígito', 'dígitos'];
export const CHARACTERS: CountedLabel = ['carácter', 'caracteres'];

export const formatCount = (number: number, [one, many]: CountedLabel) =>
  `${number} ${number === 1 ? one : many}`;

type Bounds = { min?: number | undefined; max?: number | undefined };

/** Returns 'El alias tiene 26 caracteres; el máximo es 25.', or undefined if the length is valid. */
export function subjectLengthProblem(
  subject: string,
  length: number,
  { min = 0, max = Number.POSITIVE_INFINITY }: Bounds,
  noun: CountedLabel,
): string | undefined {
  if (length >= min && length <= max) return undefined;
  return `${subject} tiene ${formatCount(length, noun)}; ${length < min ? `el mínimo es ${min}` : `el máximo es ${max}`}.`;
}

/** Returns 'La CLABE tiene 18 dígitos; escribiste 17.' */
export const wrongLength = (subject: string, lengths: number | string, written: number): string =>
  `${subject} tiene ${typeof lengths === 'number' ? formatCount(lengths, DIGITS) : lengths}; escribiste ${written}.`;

/** Returns 'Son 12 dígitos. Te faltan 2.', or undefined if the length is valid. */
export function lengthProblem(
  length: number,
  { min = 0, max = Number.POSITIVE_INFINITY }: Bounds,
  noun: CountedLabel,
): string | undefined {
  if (length >= min && length <= max) return undefined;
  const difference = length < min ? min - length : length - max;
  const verb = {
    short: difference === 1 ? 'Te falta' : 'Te faltan',
    long: difference === 1 ? 'Te sobra' : 'Te sobran',
  };
  const tail = length < min ? `${verb.short} ${difference}.` : `${verb.long} ${difference}.`;
  if (min === max) return `${max === 1 ? 'Es' : 'Son'} ${formatCount(max, noun)}. ${tail}`;
  return length < min
    ? `Mínimo ${formatCount(min, noun)}. ${tail}`
    : `Máximo ${formatCount(max, noun)}. ${tail}`;
}
