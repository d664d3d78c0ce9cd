import { type FieldDefinition, kindOf } from '#contract/domain/field-definition';
import { checkField, rangeOf } from '#contract/domain/field-rules';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';

const nouns = {
  numeric: ['dígito', 'dígitos'],
  alphanumeric: ['letra o número', 'letras y números'],
  alpha: ['letra', 'letras'],
} as const;

/** 'De 8 a 10 dígitos', '12 dígitos'; undefined if length does not apply. */
export function lengthText(definition: FieldDefinition): string | undefined {
  const kind = kindOf(definition);
  if (kind === 'rfc') return '12 o 13 letras y números';
  if (kind === 'date' || kind === 'amount' || rangeOf(definition) !== undefined) return undefined;
  const { minimumLength: min = 0, maximumLength: max } = definition;
  if (max === undefined) return undefined;
  const [one, many] = nouns[kind];
  if (min === max) return `${max} ${max === 1 ? one : many}`;
  return min > 1 ? `De ${min} a ${max} ${many}` : `Hasta ${max} ${many}`;
}

/** Length hint, marked good once an exact length is reached. */
export function definedHints(definition: FieldDefinition, value: string): LiveHint[] {
  const lengthHint = lengthText(definition);
  if (lengthHint === undefined) return [];
  const fits = value !== '' && checkField(definition, value) === undefined;
  const exact = definition.minimumLength === definition.maximumLength || kindOf(definition) === 'rfc';
  return [fits && exact ? { good: true, text: lengthHint } : { text: lengthHint }];
}
