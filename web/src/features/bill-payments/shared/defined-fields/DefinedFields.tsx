import { chakra } from '@chakra-ui/react/styled-system';
import { addDays } from '#contract/domain/dates';
import { type FieldDefinition, kindOf } from '#contract/domain/field-definition';
import { groupField, isOptional, keepAllowedCharacters, rangeOf } from '#contract/domain/field-rules';
import { AmountInput } from '#web/components/forms/AmountInput.tsx';
import { pastDays } from '#web/components/forms/calendar.ts';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { GroupedField } from '#web/components/forms/GroupedField.tsx';
import { LazyDateField } from '#web/components/forms/LazyDateField.tsx';
import { LiveHints } from '#web/components/forms/LiveHints.tsx';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import type { DraftForm } from '#web/components/forms/useDraft.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { type DefinedDraft, nameOf, variableFields } from './defined-fields';
import { definedHints } from './hints';

type DefinedFieldsProps = {
  form: DraftForm<DefinedDraft>;
  definitions: readonly FieldDefinition[];
};

export const DefinedFields = ({ form, definitions }: DefinedFieldsProps) => (
  <Grid>
    {variableFields(definitions).map((definition) => (
      <Cell key={definition.id} wide={isWide(definition)}>
        <DraftField form={form} name={nameOf(definition)}>
          {(field) => <DefinedControl field={field} definition={definition} />}
        </DraftField>
      </Cell>
    ))}
  </Grid>
);

/** Fields at least this long take a whole row. */
const LONG = 20;

const isWide = (definition: FieldDefinition): boolean =>
  (definition.maximumLength ?? 0) >= LONG || kindOf(definition) === 'amount';

/** Dates may be up to a year ahead. */
const DAYS_AHEAD = 366;

/** Ranges with at most this many numbers are radio buttons. */
const MAX_RADIO_BUTTONS = 6;

/** Numbers of a short range; undefined for a long one. */
function choicesOf(definition: FieldDefinition): string[] | undefined {
  const [low, high] = rangeOf(definition) ?? [0, Number.POSITIVE_INFINITY];
  if (high - low >= MAX_RADIO_BUTTONS) return undefined;
  return Array.from({ length: high - low + 1 }, (_, index) => String(low + index));
}

type ControlProps = {
  field: FieldBinding;
  definition: FieldDefinition;
};

function DefinedControl({ field, definition }: ControlProps) {
  const shared = { ...field, label: definition.name, optional: isOptional(definition) };
  const kind = kindOf(definition);
  if (kind === 'amount') return <AmountInput {...shared} currency="MXN" size="md" />;
  if (kind === 'date') {
    const today = bankToday();
    const limits = pastDays(today, addDays(today, DAYS_AHEAD));
    return <LazyDateField {...shared} limits={limits} />;
  }
  const choices = choicesOf(definition);
  if (choices) {
    return <RadioGroup {...shared} options={choices.map((value) => ({ value, label: value }))} />;
  }
  const hints = definedHints(definition, field.value);
  return (
    <GroupedField
      {...shared}
      strip={(text) => keepAllowedCharacters(definition, text)}
      shownAs={(value) => groupField(definition, value)}
      isComplete={hints.some(({ good }) => good)}
      keys={kind === 'numeric' ? 'numeric' : 'text'}
      hint={<LiveHints hints={hints} />}
    />
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '6',
    columnGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
const Cell = chakra('div', {
  base: { minWidth: '0' },
  variants: { wide: { true: { gridColumn: '1 / -1' } } },
});
