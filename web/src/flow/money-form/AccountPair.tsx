import type { Account } from '#contract/domain/account';
import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { type DraftForm, useField } from '#web/components/forms/useDraft.ts';
import { destinationsOf } from './accounts';

type AccountPairProps = {
  form: DraftForm<{ from: string; to: string }>;
  sources: readonly Account[];
  accounts: readonly Account[];
};

export function AccountPair({ form, sources, accounts }: AccountPairProps) {
  const from = useField(form, 'from');
  const to = useField(form, 'to');
  return (
    <>
      <AccountSelect
        {...from}
        onChange={(key) => {
          from.onChange(key);
          if (key === to.value) to.onChange('');
        }}
        label="Cuenta origen"
        accounts={sources}
      />
      <AccountSelect {...to} label="Cuenta destino" accounts={destinationsOf(accounts, from.value)} />
    </>
  );
}
