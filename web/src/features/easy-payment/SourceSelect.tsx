import { Flex } from '@chakra-ui/react/flex';
import { type Account, accountName, primaryBalance } from '#contract/domain/account';
import { Chip } from '#web/components/Chip.tsx';
import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { formatMoney } from '#web/lib/money/format.ts';
import { DialogRows } from './DialogRows';

type SourceSelectProps = {
  sources: readonly Account[];
  value: string;
  onChange: (key: string) => void;
};

/** With more accounts the list is shorter to read than the chips. */
const MAX_CHIPS = 4;

/** Selects the source account from a list or, with one tap, from chips. A single account is only shown. */
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
    <>
      <AccountSelect
        id="easy-source"
        label="Cuenta origen"
        placeholder="Selecciona una cuenta"
        accounts={sources}
        value={value}
        onChange={onChange}
      />
      {sources.length <= MAX_CHIPS && (
        <Flex gap="2" wrap="wrap" role="group" aria-label="Tus cuentas">
          {sources.map((source) => (
            <Chip
              key={source.key}
              type="button"
              variant="subtle"
              aria-pressed={source.key === value}
              onClick={() => onChange(source.key)}
            >
              {accountName(source)}
            </Chip>
          ))}
        </Flex>
      )}
    </>
  );
}
