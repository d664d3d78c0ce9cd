import type { Account } from '#contract/shared/account';
import { nextBusinessDay } from '#contract/shared/dates';
import { CONCEPT_MAX } from '#contract/shared/scheduling';
import { bankToday } from '../../api/bank-clock';
import type { FieldsProps } from '../../flow/flow';
import { DraftField } from '../../forms/DraftField';
import { TextField } from '../../forms/TextField';
import { useField, useValues } from '../../forms/useDraft';
import { AccountPair } from '../../money-form/AccountPair';
import { AmountField } from '../../money-form/AmountField';
import { accountOf } from '../../money-form/accounts';
import { closedOnHolidays } from '../../money-form/scheduling';
import { WhenFields } from '../../money-form/WhenFields';
import { type OwnTransfer, sourcesOf } from './own-transfer';
import { ownTransferHints } from './own-transfer-hints';

export function OwnTransferFields({ form, setup }: FieldsProps<OwnTransfer>) {
  const sources: Account[] = sourcesOf(setup.accounts);
  const draft = useValues(form);
  const when = useField(form, 'when');
  const date = useField(form, 'date');
  return (
    <>
      <AccountPair form={form} sources={sources} accounts={setup.accounts} />
      <AmountField
        form={form}
        currency={accountOf(setup.accounts, draft.from)?.defaultCurrency ?? 'MXN'}
        hints={ownTransferHints(draft, setup)}
      />
      <WhenFields
        when={when}
        date={date}
        dateLabel="Fecha de la transferencia"
        closedOn={closedOnHolidays(setup.holidays)}
        proposed={nextBusinessDay(bankToday(), setup.holidays)}
      />
      <DraftField form={form} name="concept">
        {(field) => <TextField {...field} label="Concepto" optional max={CONCEPT_MAX} />}
      </DraftField>
    </>
  );
}
