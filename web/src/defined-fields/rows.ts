import { showDate } from '#contract/shared/dates';
import { type FieldDefinition, kindOf } from '#contract/shared/field-definition';
import { groupField } from '#contract/shared/field-rules';
import { asked, type DefinedDraft, nameOf } from './defined';

/** What was given, as a review shows it. */
export const definedRows = (definitions: readonly FieldDefinition[], draft: DefinedDraft) =>
  asked(definitions).flatMap((definition) => {
    const field = nameOf(definition);
    const value = draft[field] ?? '';
    if (value === '') return [];
    const shown = kindOf(definition) === 'date' ? showDate(value) : groupField(definition, value);
    return [{ label: definition.name, value: shown, field }];
  });
