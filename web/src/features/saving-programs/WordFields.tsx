/* What is asked of a program, whether it is made or changed. */
import { frequencyWords } from '#contract/receipts/saving-programs';
import { PROGRAM_NAME_MAX } from '#contract/saving-programs';
import { Frequency } from '#contract/shared/rhythm';
import { AmountInput } from '../../forms/AmountInput';
import { Choice } from '../../forms/Choice';
import type { FieldBinding } from '../../forms/draft';
import { type LiveHint, LiveHints } from '../../forms/LiveHints';
import { optionsOf } from '../../forms/SelectField';
import { TextField } from '../../forms/TextField';

export const NameField = (field: FieldBinding) => (
  <TextField {...field} label="¿Para qué ahorras?" optional max={PROGRAM_NAME_MAX} />
);

type EachTimeFieldProps = { field: FieldBinding; size?: 'md' | 'lg'; hints?: readonly LiveHint[] };

/** What is wrong is said once: by the field's error as soon as there is one. */
export const EachTimeField = ({ field, size = 'lg', hints = [] }: EachTimeFieldProps) => {
  const shown = hints.filter(({ good }) => good !== false || field.error === undefined);
  return (
    <AmountInput
      {...field}
      label="¿Cuánto cada vez?"
      currency="MXN"
      size={size}
      {...(shown.length > 0 && { hint: <LiveHints hints={shown} /> })}
    />
  );
};

export const FrequencyField = (field: FieldBinding) => (
  <Choice
    {...field}
    label="¿Cada cuándo?"
    options={optionsOf(Frequency.options, (frequency) => frequencyWords[frequency])}
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
