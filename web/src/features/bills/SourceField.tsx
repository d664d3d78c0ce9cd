import type { Account } from '#contract/shared/account';
import { AccountSelect } from '../../forms/AccountSelect';
import { DraftField } from '../../forms/DraftField';
import type { DraftForm } from '../../forms/useDraft';
import { payingAccounts } from '../../payment-book/paying';

type SourceFieldProps = { form: DraftForm<{ from: string }>; accounts: readonly Account[] };

/** From which account it is paid, in pesos or in dollars. */
export const SourceField = ({ form, accounts }: SourceFieldProps) => (
  <DraftField form={form} name="from">
    {(field) => <AccountSelect {...field} label="Cuenta origen" accounts={payingAccounts(accounts)} />}
  </DraftField>
);
