import { useSearchParams } from 'react-router';
import type { Account } from '#contract/domain/account';
import { nextBusinessDay } from '#contract/domain/dates';
import { MAX_CONCEPT_LENGTH } from '#contract/rules/transfers';
import { parseAmount } from '#web/components/forms/amount.ts';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import { TextField } from '#web/components/forms/TextField.tsx';
import { useField, useValues } from '#web/components/forms/useDraft.ts';
import type { FieldsProps } from '#web/flow/flow.ts';
import { AccountPair } from '#web/flow/money-form/AccountPair.tsx';
import { AmountField } from '#web/flow/money-form/AmountField.tsx';
import { accountOf } from '#web/flow/money-form/accounts.ts';
import { BarFigure } from '#web/flow/money-form/BarFigure.tsx';
import { closedOnHolidays, totalLabel } from '#web/flow/money-form/scheduling.ts';
import { WhenFields } from '#web/flow/money-form/WhenFields.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { type OwnTransfer, sourcesOf } from './own-transfer';
import { ownTransferHints } from './own-transfer-hints';

export function OwnTransferFields({ form, setup }: FieldsProps<OwnTransfer>) {
  const sources: Account[] = sourcesOf(setup.accounts);
  const draft = useValues(form);
  const [query] = useSearchParams();
  const currency = accountOf(setup.accounts, draft.from)?.defaultCurrency ?? 'MXN';
  const total = parseAmount(draft.amount, currency) ?? 0;
  const when = useField(form, 'when');
  const date = useField(form, 'date');
  return (
    <>
      <AccountPair form={form} sources={sources} accounts={setup.accounts} />
      <AmountField form={form} currency={currency} hints={ownTransferHints(draft, setup)} />
      <WhenFields
        when={when}
        date={date}
        dateLabel="Fecha de la transferencia"
        closedOn={closedOnHolidays(setup.holidays)}
        proposed={nextBusinessDay(bankToday(), setup.holidays)}
      />
      <DraftField form={form} name="concept">
        {(field) => (
          <TextField
            {...field}
            label="Concepto"
            optional
            max={MAX_CONCEPT_LENGTH}
            isProposal={field.value === query.get('concept')}
          />
        )}
      </DraftField>
      {total > 0 && <BarFigure label={totalLabel(draft)} amount={total} currency={currency} />}
    </>
  );
}
