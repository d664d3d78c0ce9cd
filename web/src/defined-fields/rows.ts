import type { FieldDefinition } from '#contract/shared/field-definition';
import { showField } from '#contract/shared/field-rules';
import { asked, type DefinedDraft, nameOf, valueIn } from './defined';

/** What was given, as a review shows it. */
export const definedRows = (definitions: readonly FieldDefinition[], draft: DefinedDraft) =>
  asked(definitions).flatMap((definition) => {
    const value = valueIn(draft, definition);
    if (value === '') return [];
    return [{ label: definition.name, value: showField(definition, value), field: nameOf(definition) }];
  });
