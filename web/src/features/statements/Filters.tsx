import { startTransition, useOptimistic } from 'react';
import { type Account, accountName } from '#contract/domain/account';
import { RadioGroup } from '#web/components/forms/RadioGroup.tsx';
import { SelectField } from '#web/components/forms/SelectField.tsx';

type AccountFieldProps = {
  accounts: readonly Account[];
  /** '' if the requested key is not an option. */
  value: string;
  onChange: (key: string) => void;
};

/** Names without balances, which do not matter here. */
export const AccountField = ({ accounts, ...chosen }: AccountFieldProps) => {
  const [value, choose] = useChosen(chosen);
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

export const YearField = ({ years, ...chosen }: YearFieldProps) => {
  const [value, choose] = useChosen(chosen);
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

/** Optimistic, as the URL updates in a transition. */
function useChosen({ value, onChange }: Pick<YearFieldProps, 'value' | 'onChange'>) {
  const [shown, show] = useOptimistic(value);
  const choose = (chosen: string) =>
    startTransition(() => {
      show(chosen);
      onChange(chosen);
    });
  return [shown, choose] as const;
}
