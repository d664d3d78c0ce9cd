import type { Account } from '#contract/domain/account';
import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { DraftField } from '#web/components/forms/DraftField.tsx';
import type { DraftForm } from '#web/components/forms/useDraft.ts';
import { payingAccounts } from '../shared/payments/payment-flow';

type SourceFieldProps = { form: DraftForm<{ from: string }>; accounts: readonly Account[] };

export const SourceField = ({ form, accounts }: SourceFieldProps) => (
  <DraftField form={form} name="from">
    {(field) => <AccountSelect {...field} label="Cuenta origen" accounts={payingAccounts(accounts)} />}
  </DraftField>
);
