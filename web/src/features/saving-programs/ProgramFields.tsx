import { chakra } from '@chakra-ui/react/styled-system';
import type { BankDate } from '#contract/shared/dates';
import { firstFrom } from '#contract/shared/rhythm';
import { bankToday } from '../../api/bank-clock';
import type { FieldsProps } from '../../flow/flow';
import { formatDate } from '../../format/dates';
import { parseAmount } from '../../forms/amount';
import { DraftField } from '../../forms/DraftField';
import { LazyDateField } from '../../forms/LazyDateField';
import { useField } from '../../forms/useDraft';
import { AccountPair } from '../../money-form/AccountPair';
import { weekdayName } from '../../money-form/days';
import { operationLimitHints } from '../../money-form/limit-rules';
import { everyDay, schedulingDays } from '../../money-form/scheduling';
import { Note } from '../../ui/Note';
import { type CreateProgram, frequencyOf, programSources } from './order';
import { EachTimeField, FrequencyField, GoalField, NameField } from './WordFields';

/** On which day it begins, which is not the one chosen where that is none of the rhythm's. */
const firstWords = (day: BankDate): string =>
  `El primer ahorro es el ${weekdayName(day)} ${formatDate(day)}.`;

export function ProgramFields({ form, setup: { accounts, limit } }: FieldsProps<CreateProgram>) {
  const amount = useField(form, 'amount');
  const frequency = useField(form, 'frequency');
  return (
    <>
      {accounts.length < 2 && (
        <Note tone="warning">Para ahorrar necesitas dos cuentas de cheques en pesos.</Note>
      )}
      <DraftField form={form} name="name">
        {NameField}
      </DraftField>
      <EachTimeField field={amount} hints={operationLimitHints(parseAmount(amount.value, 'MXN'), limit)} />
      <FrequencyField {...frequency} />
      <Pair>
        <DraftField form={form} name="date">
          {(field) => (
            <LazyDateField
              {...field}
              label="Empieza el"
              limits={schedulingDays(bankToday(), everyDay)}
              {...(field.value !== '' && {
                hint: firstWords(
                  firstFrom(
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
      </Pair>
      <AccountPair form={form} sources={programSources(accounts)} accounts={accounts} />
    </>
  );
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    gap: '6',
    alignItems: 'start',
  },
});
