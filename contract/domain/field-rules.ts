import { formatDate, isRealDate } from './dates';
import { type FieldDefinition, type FieldKind, kindOf } from './field-definition';
import { CHARACTERS, DIGITS, formatCount, lengthProblem } from './length-rule';
import { formatCentavos, NOT_POSITIVE, toCentavos } from './money';
import { isRfc, RFC_LENGTH } from './rfc';
import { isOnlyZeros, ONLY_ZEROS, plainText } from './text';

const alphabets: Record<'numeric' | 'alphanumeric' | 'alpha', { disallowed: RegExp; message: string }> = {
  numeric: { disallowed: /\D/gu, message: 'Escribe solo números.' },
  alphanumeric: { disallowed: /[^\p{L}\d ]/gu, message: 'Usa solo letras y números.' },
  alpha: { disallowed: /[^\p{L} ]/gu, message: 'Usa solo letras.' },
};

const alphabetOf = (kind: FieldKind) =>
  kind === 'numeric' || kind === 'alphanumeric' || kind === 'alpha' ? alphabets[kind] : undefined;

/** True for a mask, such as '999 999 999 999'. */
const isMask = (format = ''): boolean => /^[9A]+( [9A]+)*$/.test(format);

/** Returns the bounds of a range format: '1-6'. */
export function rangeOf({ format = '' }: Pick<FieldDefinition, 'format'>): [number, number] | undefined {
  const [, low, high] = /^(\d+)-(\d+)$/.exec(format) ?? [];
  return low === undefined || high === undefined ? undefined : [Number(low), Number(high)];
}

/** True for numbers and codes: their case and grouping are ignored. Names keep their spaces. */
const isCode = (definition: FieldDefinition): boolean => {
  const kind = kindOf(definition);
  return kind === 'numeric' || kind === 'rfc' || isMask(definition.format);
};

/** Returns a canonical spelling: 'pl 0041-8827' becomes 'PL00418827'. */
export function normalizeField(definition: FieldDefinition, text: string): string {
  const plain = plainText(text.normalize('NFKC'));
  if (!isCode(definition)) return plain;
  // Uppercasing may decompose some letters, so compose them again.
  return plain
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .normalize('NFKC');
}

export const keepAllowedCharacters = (definition: FieldDefinition, text: string): string =>
  normalizeField(definition, text).replace(alphabetOf(kindOf(definition))?.disallowed ?? /(?!)/, '');

/** Groups a value by its mask; excess characters are appended ungrouped. */
export function groupField({ format = '' }: Pick<FieldDefinition, 'format'>, value: string): string {
  if (!isMask(format)) return value;
  let rest = value;
  const groups = format.split(' ').map((group) => {
    const part = rest.slice(0, group.length);
    rest = rest.slice(group.length);
    return part;
  });
  const last = groups.findLastIndex((group) => group !== '');
  return `${groups.slice(0, last + 1).join(' ')}${rest}`;
}

export function formatField(definition: Pick<FieldDefinition, 'dataType' | 'format'>, value: string): string {
  const kind = kindOf(definition);
  if (kind === 'date' && isRealDate(value)) return formatDate(value);
  if (kind === 'amount' && Number.isFinite(Number(value)))
    return formatCentavos(toCentavos(Number(value)), 'MXN');
  return groupField(definition, value);
}

function textProblem(definition: FieldDefinition, value: string): string | undefined {
  const alphabet = alphabetOf(kindOf(definition));
  if (alphabet && value.replace(alphabet.disallowed, '') !== value) return alphabet.message;
  const { minimumLength: min, maximumLength: max } = definition;
  const noun = kindOf(definition) === 'numeric' ? DIGITS : CHARACTERS;
  const wrongLength = lengthProblem(value.length, { min, max }, noun);
  if (wrongLength) return wrongLength;
  const range = rangeOf(definition);
  if (!range) return kindOf(definition) === 'numeric' && isOnlyZeros(value) ? ONLY_ZEROS : undefined;
  const [low, high] = range;
  return Number(value) < low || Number(value) > high ? `Escribe un número del ${low} al ${high}.` : undefined;
}

function rfcProblem(value: string): string | undefined {
  const missing = RFC_LENGTH.min - value.length;
  if (missing > 0) return `${missing === 1 ? 'Te falta' : 'Te faltan'} ${formatCount(missing, CHARACTERS)}.`;
  return isRfc(value) ? undefined : 'Escribe el RFC como está en tu constancia.';
}

const MAX_DIGITS = 13;

function amountProblem(
  { decimalType = 2, minimumAmount = 0 }: FieldDefinition,
  value: string,
): string | undefined {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === '' || whole.length > MAX_DIGITS) return 'Escribe un importe.';
  if (decimals.length > decimalType) {
    return decimalType === 0
      ? 'Escribe el importe sin centavos.'
      : `Máximo ${formatCount(decimalType, ['decimal', 'decimales'])}.`;
  }
  const amount = Number(value);
  if (amount <= 0) return NOT_POSITIVE;
  return amount < minimumAmount
    ? `Debe ser de ${formatCentavos(toCentavos(minimumAmount), 'MXN')} o más.`
    : undefined;
}

const checks: Record<FieldKind, (definition: FieldDefinition, value: string) => string | undefined> = {
  numeric: textProblem,
  alphanumeric: textProblem,
  alpha: textProblem,
  date: (_, value) => (isRealDate(value) ? undefined : 'Escribe una fecha válida.'),
  amount: amountProblem,
  rfc: (_, value) => rfcProblem(value),
};

export const isOptional = (definition: FieldDefinition): boolean => definition.minimumLength === 0;

/** Returns the problem of a normalized value in Spanish, or undefined. Shared by client and bank. */
export function checkField(definition: FieldDefinition, value: string): string | undefined {
  if (value.trim() === '') return isOptional(definition) ? undefined : 'Dato necesario.';
  return checks[kindOf(definition)](definition, value);
}
