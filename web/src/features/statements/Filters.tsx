import { startTransition, useOptimistic } from 'react';
import { type Account, accountName } from '#contract/domain/account';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';

type AccountFieldProps = {
  accounts: readonly Account[];
  /** '' if the key in the URL is not an option. */
  value: string;
  onChange: (key: string) => void;
};

/** Options are names without balances, since a balance does not help to select a statement. */
export const AccountField = ({ accounts, ...selection }: AccountFieldProps) => {
  const [value, choose] = useOptimisticSelection(selection);
  return (
    <SelectField
      id="account"
      label="Cuenta"
      value={value}
      onChange={choose}
      {...(value === '' && { placeholder: 'Elige una cuenta' })}
      options={accounts.map((account) => {
        const name = accountName(account);
        return {
          value: account.key,
          label: `${name} ${account.displayId}`,
          parts: [name, account.displayId],
        };
      })}
    />
  );
};

type YearFieldProps = { years: readonly string[]; value: string; onChange: (year: string) => void };

export const YearField = ({ years, ...selection }: YearFieldProps) => {
  const [value, choose] = useOptimisticSelection(selection);
  return (
    <RadioGroup
      id="year"
      label="Año"
      value={value}
      onChange={choose}
      options={years.map((year) => ({ value: year, label: year }))}
    />
  );
};

/** Optimistic selection, since the URL updates in a transition. */
function useOptimisticSelection({ value, onChange }: Pick<YearFieldProps, 'value' | 'onChange'>) {
  const [optimisticValue, setOptimisticValue] = useOptimistic(value);
  const select = (next: string) =>
    startTransition(() => {
      setOptimisticValue(next);
      onChange(next);
    });
  return [optimisticValue, select] as const;
}
