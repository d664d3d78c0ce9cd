import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;
type SizeIssue = { origin: string; inclusive?: boolean | undefined };

const UNCLEAR = 'Revisa este dato.';

const TYPES: Readonly<Record<string, string>> = {
  string: 'Escribe un texto.',
  number: 'Escribe un número.',
  int: 'Escribe un número entero.',
  boolean: 'Responde true o false.',
  array: 'Escribe una lista.',
  object: 'Escribe un objeto.',
  record: 'Escribe un objeto.',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'Escribe fecha y hora con su zona: 2026-11-23T09:30:00-06:00.',
  date: 'Escribe una fecha válida.',
};

const countText = (count: number | bigint, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

function size(word: 'Máximo' | 'Mínimo', limit: number | bigint, { origin, inclusive }: SizeIssue): string {
  if (origin === 'string') return `${word} ${countText(limit, 'carácter', 'caracteres')}.`;
  if (origin === 'array') return `${word} ${countText(limit, 'elemento', 'elementos')}.`;
  const comparative = word === 'Máximo' ? 'menor' : 'mayor';
  return inclusive === false
    ? `Debe ser ${comparative} a ${limit}.`
    : `Debe ser ${comparative} o igual a ${limit}.`;
}

const joinValues = (values: readonly unknown[]): string =>
  values.length === 1 ? `Debe ser ${values[0]}.` : `Usa uno de estos valores: ${values.join(', ')}.`;

export function labelsOf(issue: Issue): string {
  if (issue.input === undefined || issue.input === '') return 'Dato necesario.';
  switch (issue.code) {
    case 'invalid_type':
      // JSON numbers such as 1e400 parse to Infinity.
      if (issue.expected === 'number' && Math.abs(Number(issue.input)) === Number.POSITIVE_INFINITY)
        return 'Es un número fuera de lo que se puede contar.';
      return TYPES[issue.expected] ?? UNCLEAR;
    case 'too_big':
      return size('Máximo', issue.maximum, issue);
    case 'too_small':
      return size('Mínimo', issue.minimum, issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? UNCLEAR;
    case 'invalid_value':
      return joinValues(issue.values);
    case 'unrecognized_keys':
      return 'Este dato no se espera aquí.';
    default:
      return UNCLEAR;
  }
}
