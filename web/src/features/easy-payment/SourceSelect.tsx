import { type Account, accountName, primaryBalance } from '#contract/domain/account';
import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { formatMoney } from '#web/lib/money/format.ts';
import { DialogRows } from './DialogRows';

type SourceSelectProps = {
  sources: readonly Account[];
  value: string;
  onChange: (key: string) => void;
};

/** Selects the source account. A single account is only shown. */
export function SourceSelect({ sources, value, onChange }: SourceSelectProps) {
  const [onlySource] = sources;
  if (onlySource && sources.length === 1) {
    const balance = primaryBalance(onlySource);
    return (
      <DialogRows
        rows={[
          {
            label: 'Cuenta origen',
            value: `${accountName(onlySource)} ${onlySource.displayId}`,
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
      onChange={onChange}
    />
  );
}
