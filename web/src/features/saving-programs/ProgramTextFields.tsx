import { Frequency } from '#contract/domain/recurrence';
import { frequencyLabels } from '#contract/receipts/saving-programs';
import { MAX_PROGRAM_NAME_LENGTH } from '#contract/saving-programs';
import { AmountInput } from '#web/components/forms/AmountInput.tsx';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { type LiveHint, LiveHints } from '#web/components/forms/LiveHints.tsx';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { optionsOf } from '#web/components/forms/SelectField.tsx';
import { TextField } from '#web/components/forms/TextField.tsx';

export const NameField = (field: FieldBinding) => (
  <TextField {...field} label="¿Para qué ahorras?" optional max={MAX_PROGRAM_NAME_LENGTH} />
);

type AmountPerRunFieldProps = { field: FieldBinding; size?: 'md' | 'lg'; hints?: readonly LiveHint[] };

/** Shows a problem once: the field's error replaces the hint. */
export const AmountPerRunField = ({ field, size = 'lg', hints = [] }: AmountPerRunFieldProps) => {
  const visibleHints = hints.filter(({ good }) => good !== false || field.error === undefined);
  return (
    <AmountInput
      {...field}
      label="¿Cuánto cada vez?"
      currency="MXN"
      size={size}
      {...(visibleHints.length > 0 && { hint: <LiveHints hints={visibleHints} /> })}
    />
  );
};

export const FrequencyField = (field: FieldBinding) => (
  <RadioGroup
    {...field}
    label="¿Cada cuándo?"
    options={optionsOf(Frequency.options, (frequency) => frequencyLabels[frequency])}
    {...(field.value === 'BIWEEKLY' && { hint: 'Los días 15 y último de cada mes.' })}
  />
);

export const GoalField = (field: FieldBinding) => (
  <AmountInput
    {...field}
    label="Meta"
    optional
    currency="MXN"
    size="md"
    hint="Solo para ver tu avance: al llegar, tú decides si sigues."
  />
);
