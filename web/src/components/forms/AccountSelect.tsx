import { type Account, accountName, primaryBalance } from '#contract/domain/account';
import { formatMoney } from '#web/lib/money/format.ts';
import { isCredit, owedText } from '#web/lib/money/owed.ts';
import type { FieldProps } from './Field';
import { SelectField, type SelectOption } from './SelectField';

/** `Nómina •••• 4821 · $48,320.75 MXN`, `Tarjeta Oro •••• 9014 · Debes $1,200.00 MXN` */
export function accountOption(account: Account): SelectOption {
  const balance = primaryBalance(account);
  const name = `${accountName(account)} ${account.displayId}`;
  if (!balance) return { value: account.key, label: name };
  const end = isCredit(account) ? owedText(balance) : formatMoney(balance);
  return { value: account.key, label: `${name} · ${end}`, parts: [name, end] };
}

type AccountSelectProps = FieldProps & { accounts: readonly Account[]; placeholder?: string };

export const AccountSelect = ({
  accounts,
  placeholder = 'Elige una cuenta',
  ...field
}: AccountSelectProps) => (
  <SelectField {...field} placeholder={placeholder} options={accounts.map(accountOption)} />
);
