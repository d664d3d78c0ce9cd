import { fieldError } from '#bank/core/errors/domain-error';
import { FIELDS_PATH, type FieldDefinition, type FieldValue } from '#contract/domain/field-definition';
import { checkField, normalizeField } from '#contract/domain/field-rules';

/** The path of a field in the request. */
export const fieldPath = (id: string): string => `${FIELDS_PATH}${id}`;

/** One that was asked for, with what it holds. */
export type GivenField = Pick<FieldDefinition, 'id' | 'name' | 'dataType' | 'format'> & { value: string };

/**
 * What was given for the definitions of a merchant or an office, tidy, in their order, without what was left empty.
 * Refuses, by the id, what is missing or wrong, and what nobody asked for; `pathOf` is where the request has it.
 */
export function givenFields(
  definitions: readonly FieldDefinition[],
  values: readonly FieldValue[],
  pathOf: (id: string) => string = fieldPath,
): GivenField[] {
  const asked = definitions.filter(({ type }) => type === 'variable');
  const strange = values.find(({ id }) => asked.every((definition) => definition.id !== id));
  if (strange) throw fieldError(pathOf(strange.id), 'Este dato no se pide.');
  return asked.flatMap((definition) => {
    const { id, name, dataType, format } = definition;
    const value = normalizeField(definition, values.find((given) => given.id === id)?.value ?? '').trim();
    const problem = checkField(definition, value);
    if (problem) throw fieldError(pathOf(id), problem);
    return value === '' ? [] : [{ id, name, value, dataType, ...(format && { format }) }];
  });
}
