import type { FieldDefinition } from '#contract/domain/field-definition';
import { formatField } from '#contract/domain/field-rules';
import { type DefinedDraft, nameOf, valueIn, variableFields } from './defined-fields';

export const definedRows = (definitions: readonly FieldDefinition[], draft: DefinedDraft) =>
  variableFields(definitions).flatMap((definition) => {
    const value = valueIn(draft, definition);
    if (value === '') return [];
    return [{ label: definition.name, value: formatField(definition, value), field: nameOf(definition) }];
  });
