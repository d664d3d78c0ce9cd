import { fieldError } from '#bank/core/errors/domain-error';
import { FIELDS_PATH, type FieldDefinition, type FieldValue } from '#contract/domain/field-definition';
import { checkField, normalizeField } from '#contract/domain/field-rules';

export const fieldPath = (id: string): string => `${FIELDS_PATH}${id}`;

export type GivenField = Pick<FieldDefinition, 'id' | 'name' | 'dataType' | 'format'> & { value: string };

/** Returns the non-empty values, normalized. Rejects missing, invalid and unknown fields by path. */
export function givenFields(
  definitions: readonly FieldDefinition[],
  values: readonly FieldValue[],
  pathOf: (id: string) => string = fieldPath,
): GivenField[] {
  const inputs = definitions.filter(({ type }) => type === 'variable');
  const unexpectedValue = values.find(({ id }) => inputs.every((definition) => definition.id !== id));
  if (unexpectedValue) throw fieldError(pathOf(unexpectedValue.id), 'Este dato no se pide.');
  return inputs.flatMap((definition) => {
    const { id, name, dataType, format } = definition;
    const value = normalizeField(definition, values.find((given) => given.id === id)?.value ?? '').trim();
    const problem = checkField(definition, value);
    if (problem) throw fieldError(pathOf(id), problem);
    return value === '' ? [] : [{ id, name, value, dataType, ...(format && { format }) }];
  });
}
