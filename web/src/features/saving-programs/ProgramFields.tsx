import { Grid } from '@chakra-ui/react/grid';
import type { BankDate } from '#contract/domain/dates';
import { firstDateFrom } from '#contract/domain/recurrence';
import { parseAmount } from '#web/components/forms/amount.ts';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { LazyDateField } from '#web/components/forms/LazyDateField.tsx';
import { useField } from '#web/components/forms/useDraft.ts';
import { Note } from '#web/components/Note.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { AccountPair } from '#web/flow/money-form/AccountPair.tsx';
import { weekdayName } from '#web/flow/money-form/days.ts';
import { operationLimitHints } from '#web/flow/money-form/limit-rules.ts';
import { neverClosed, schedulingDays } from '#web/flow/money-form/scheduling.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { type CreateProgram, frequencyOf, programSources } from './order';
import { AmountPerRunField, FrequencyField, GoalField, NameField } from './ProgramTextFields';

/** Tells the first date of the recurrence, which may be later than the selected date. */
const firstSavingText = (day: BankDate): string =>
  `El primer ahorro es el ${weekdayName(day)} ${formatDate(day)}.`;

export function ProgramFields({ form, setup: { accounts, limit } }: FieldsProps<CreateProgram>) {
  const amount = useField(form, 'amount');
  const frequency = useField(form, 'frequency');
  return (
    <>
      {accounts.length < 2 && (
        <Note status="warning">Para ahorrar necesitas dos cuentas de cheques en pesos.</Note>
      )}
      <DraftField form={form} name="name">
        {NameField}
      </DraftField>
      <AmountPerRunField
        field={amount}
        hints={operationLimitHints(parseAmount(amount.value, 'MXN'), limit)}
      />
      <FrequencyField {...frequency} />
      <Grid templateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))" gap="6" alignItems="start">
        <DraftField form={form} name="date">
          {(field) => (
            <LazyDateField
              {...field}
              label="Empieza el"
              limits={schedulingDays(bankToday(), neverClosed)}
              {...(field.value !== '' && {
                hint: firstSavingText(
                  firstDateFrom(
                    { frequency: frequencyOf({ frequency: frequency.value }), start: field.value },
                    field.value,
                  ),
                ),
              })}
            />
          )}
        </DraftField>
        <DraftField form={form} name="goal">
          {GoalField}
        </DraftField>
      </Grid>
      <AccountPair form={form} sources={programSources(accounts)} accounts={accounts} />
    </>
  );
}
