import type { Account } from '#contract/shared/account';
import { primaryBalance } from '#contract/shared/account';
import { AccountSelect, accountName } from '../../forms/AccountSelect';
import { formatMoney } from '../../money/format';
import { Rows } from '../../ui/Rows';

type SourceSelectProps = {
  sources: readonly Account[];
  value: string;
  error: string | undefined;
  onChange: (key: string) => void;
};

/** The cheque account that pays. With one there is nothing to choose. */
export function SourceSelect({ sources, value, error, onChange }: SourceSelectProps) {
  const [only] = sources;
  if (sources.length === 1 && only) {
    const balance = primaryBalance(only);
    return (
      <Rows
        rows={[
          {
            label: 'Cuenta origen',
            value: `${accountName(only)} ${only.displayId}`,
            detail: balance && formatMoney(balance),
          },
        ]}
      />
    );
  }
  return (
    <AccountSelect
      id="easy-source"
      label="Cuenta origen"
      placeholder="Selecciona una cuenta"
      accounts={sources}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
