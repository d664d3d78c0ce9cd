import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { type Account, accountName, primaryBalance } from '#contract/domain/account';
import { Chip } from '#web/components/Chip.tsx';
import { AccountSelect } from '#web/components/forms/AccountSelect.tsx';
import { formatMoney } from '#web/lib/money/format.ts';
import { DialogRows } from './DialogRows';

type SourceSelectProps = {
  sources: readonly Account[];
  /** Accounts that cover the payment. */
  covering: readonly Account[];
  value: string;
  onChange: (key: string) => void;
};

const MAX_CHIPS = 3;

/** Selects the source account from a list or, with one tap, from those that suffice. A single account is only shown. */
export function SourceSelect({ sources, covering, value, onChange }: SourceSelectProps) {
  const chipsLabel = useId();
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
      {covering.length > 0 && (
        <Flex gap="2" wrap="wrap" align="center" role="group" aria-labelledby={chipsLabel}>
          <Text id={chipsLabel} textStyle="body.sm" color="fg.muted" flexBasis="100%">
            Tienen saldo suficiente
          </Text>
          {covering.slice(0, MAX_CHIPS).map((source) => (
            <SourceChip
              key={source.key}
              source={source}
              isChosen={source.key === value}
              onChoose={() => onChange(source.key)}
            />
          ))}
        </Flex>
      )}
    </>
  );
}

type SourceChipProps = { source: Account; isChosen: boolean; onChoose: () => void };

function SourceChip({ source, isChosen, onChoose }: SourceChipProps) {
  const balance = primaryBalance(source);
  return (
    <Chip type="button" aria-pressed={isChosen} onClick={onChoose}>
      <span>{accountName(source)}</span> <span>{balance && formatMoney(balance)}</span>
    </Chip>
  );
}
