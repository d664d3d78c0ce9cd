import type { FieldDefinition, FieldValue } from '#contract/domain/field-definition';
import { FIELDS_PATH, kindOf } from '#contract/domain/field-definition';
import { checkField } from '#contract/domain/field-rules';
import { fromCentavos } from '#contract/domain/money';
import { parseAmount } from '#web/components/forms/amount.ts';

/** Dynamic fields are prefixed to avoid collisions with a form's own fields. */
export type DefinedDraft = { readonly [name: `given-${string}`]: string };

/** Path mapping for a flow's `fields`. */
export const definedPath = ['given-', FIELDS_PATH] as const;

export const nameOf = ({ id }: Pick<FieldDefinition, 'id'>) => `given-${id}` as const;

/** Returns the variable fields; constant fields are only displayed. */
export const variableFields = (definitions: readonly FieldDefinition[]): FieldDefinition[] =>
  definitions.filter(({ type }) => type === 'variable');

/** Returns the initial values: empty, or known to the bank. */
export const blankFields = (definitions: readonly FieldDefinition[]): DefinedDraft =>
  Object.fromEntries(
    variableFields(definitions).map((definition) => [nameOf(definition), definition.value ?? '']),
  );

/** Returns the value in the bank's format: amounts without separators, with decimals only if needed. */
export function valueIn(draft: DefinedDraft, definition: FieldDefinition): string {
  const text = (draft[nameOf(definition)] ?? '').trim();
  const centavos = kindOf(definition) === 'amount' ? parseAmount(text, 'MXN') : undefined;
  return centavos === undefined ? text : String(fromCentavos(centavos));
}

/** Errors by field, with the bank's texts. */
export const checkDefined = (
  definitions: readonly FieldDefinition[],
  draft: DefinedDraft,
): Record<ReturnType<typeof nameOf>, string> =>
  Object.fromEntries(
    variableFields(definitions).flatMap((definition) => {
      const problem = checkField(definition, valueIn(draft, definition));
      return problem === undefined ? [] : [[nameOf(definition), problem]];
    }),
  );

/** Prefixes an error with its field: 'Número de servicio: Dato necesario.' */
export function summarizeDefined(
  definitions: readonly FieldDefinition[],
  field: string,
  error: string,
): string {
  const definition = definitions.find((each) => nameOf(each) === field);
  return definition ? `${definition.name}: ${error}` : error;
}

/** Values in the bank's format, without empty ones. */
export const fieldValues = (definitions: readonly FieldDefinition[], draft: DefinedDraft): FieldValue[] =>
  variableFields(definitions)
    .map((definition) => ({ id: definition.id, value: valueIn(draft, definition) }))
    .filter(({ value }) => value !== '');
