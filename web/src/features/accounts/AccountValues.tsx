import { Card } from '@chakra-ui/react/card';
import type { BankDate } from '#contract/domain/dates';
import type { Money as MoneyValue } from '#contract/domain/money';
import { type LabeledValue, LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDate } from '#web/lib/format/dates.ts';

export const moneyValues = (label: string, amount: MoneyValue | undefined): LabeledValue[] =>
  amount === undefined
    ? []
    : [{ label, value: <Money amount={amount.amount} currency={amount.currencyCode} size="text" /> }];

export const dateValues = (label: string, date: BankDate | undefined): LabeledValue[] =>
  date === undefined ? [] : [{ label, value: <time dateTime={date}>{formatDate(date)}</time> }];

/** Formats an annual rate or a CAT: 24.5 → '24.5 %'. */
export const percentValues = (label: string, value: number | undefined): LabeledValue[] =>
  value === undefined ? [] : [{ label, value: `${value} %` }];

export const AccountValues = ({ items }: { items: readonly LabeledValue[] }) => (
  <Card.Root size="md">
    <LabeledValueList
      orientation="vertical"
      size="sm"
      gap="5"
      gridTemplateColumns={{ base: NARROW, md: WIDE }}
      items={items}
      css={{
        '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: NARROW },
        // Limits the font size, since amounts must not wrap with large text on a phone.
        '& dd': { mt: '1', fontSize: 'min(1rem, 6vw)' },
      }}
    />
  </Card.Root>
);

const NARROW = 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))';
const WIDE = 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))';
