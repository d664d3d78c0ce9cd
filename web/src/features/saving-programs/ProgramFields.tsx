import { frequencyWords } from '#contract/receipts/saving-programs';
import { PROGRAM_NAME_MAX } from '#contract/saving-programs';
import { Frequency } from '#contract/shared/rhythm';
import { bankToday } from '../../api/bank-clock';
import type { FieldsProps } from '../../flow/flow';
import { DraftField } from '../../forms/DraftField';
import type { FieldBinding } from '../../forms/draft';
import { LazyDateField } from '../../forms/LazyDateField';
import { optionsOf, SelectField } from '../../forms/SelectField';
import { TextField } from '../../forms/TextField';
import { AccountPair } from '../../money-form/AccountPair';
import { AmountField } from '../../money-form/AmountField';
import { everyDay, schedulingDays } from '../../money-form/scheduling';
import { Note } from '../../ui/Note';
import { type CreateProgram, programSources } from './order';

export const FrequencyField = (field: FieldBinding) => (
  <SelectField
    {...field}
    label="Frecuencia"
    options={optionsOf(Frequency.options, (frequency) => frequencyWords[frequency])}
    {...(field.value === 'BIWEEKLY' && { hint: 'Los días 15 y último de cada mes.' })}
  />
);

export const ProgramFields = ({ form, setup: { accounts } }: FieldsProps<CreateProgram>) => (
  <>
    {accounts.length < 2 && (
      <Note tone="warning">Para ahorrar necesitas dos cuentas de cheques en pesos.</Note>
    )}
    <AccountPair form={form} sources={programSources(accounts)} accounts={accounts} />
    <AmountField form={form} currency="MXN" />
    <DraftField form={form} name="frequency">
      {FrequencyField}
    </DraftField>
    <DraftField form={form} name="date">
      {(field) => (
        <LazyDateField {...field} label="A partir de" limits={schedulingDays(bankToday(), everyDay)} />
      )}
    </DraftField>
    <DraftField form={form} name="name">
      {(field) => <TextField {...field} label="Nombre" optional max={PROGRAM_NAME_MAX} />}
    </DraftField>
  </>
);
