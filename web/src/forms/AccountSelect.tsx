import { type Account, accountName, primaryBalance } from '#contract/shared/account';
import type { Money } from '#contract/shared/money';
import { formatMoney } from '../money/format';
import type { FieldProps } from './Field';
import { SelectField, type SelectOption } from './SelectField';

/** The balance of these is what is owed, not what there is. */
const credit: readonly Account['type'][] = [
  'Tarjeta de Crédito',
  'Línea de Crédito',
  'Crédito Personal',
  'Crédito Hipotecario',
];

/** `Nómina •••• 4821 · $48,320.75 MXN`, `Tarjeta Oro •••• 9014 · debes $1,200.00 MXN` */
export function accountOption(account: Account): SelectOption {
  const balance = primaryBalance(account);
  const name = `${accountName(account)} ${account.displayId}`;
  if (!balance) return { value: account.key, label: name };
  const end = credit.includes(account.type) ? owedText(balance) : formatMoney(balance);
  return { value: account.key, label: `${name} · ${end}`, parts: [name, end] };
}

/** 'debes $1,200.00 MXN'; 'a favor $50.00 MXN' where more was paid than was owed. */
const owedText = ({ amount, currencyCode }: Money): string =>
  amount !== null && amount < 0
    ? `a favor ${formatMoney({ amount: -amount, currencyCode })}`
    : `debes ${formatMoney({ amount, currencyCode })}`;

type AccountSelectProps = FieldProps & { accounts: readonly Account[]; placeholder?: string };

/** One of the customer's accounts, each with what it holds. */
export const AccountSelect = ({
  accounts,
  placeholder = 'Elige una cuenta',
  ...field
}: AccountSelectProps) => (
  <SelectField {...field} placeholder={placeholder} options={accounts.map(accountOption)} />
);
