type CountedLabel = readonly [one: string, many: string];
export const DIGITS: CountedLabel = ['dígito', 'dígitos'];
export const CHARACTERS: CountedLabel = ['carácter', 'caracteres'];

export const count = (number: number, [one, many]: CountedLabel) => `${number} ${number === 1 ? one : many}`;

/** Returns 'Son 12 dígitos. Te faltan 2.', or undefined if the length is valid. */
export function lengthProblem(
  length: number,
  { min = 0, max = Number.POSITIVE_INFINITY }: { min?: number | undefined; max?: number | undefined },
  noun: CountedLabel,
): string | undefined {
  if (length >= min && length <= max) return undefined;
  const off = length < min ? min - length : length - max;
  const verb = { short: off === 1 ? 'Te falta' : 'Te faltan', long: off === 1 ? 'Te sobra' : 'Te sobran' };
  const tail = length < min ? `${verb.short} ${off}.` : `${verb.long} ${off}.`;
  if (min === max) return `${max === 1 ? 'Es' : 'Son'} ${count(max, noun)}. ${tail}`;
  return length < min ? `Mínimo ${count(min, noun)}. ${tail}` : `Máximo ${count(max, noun)}. ${tail}`;
}
