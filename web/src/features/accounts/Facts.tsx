import { Card } from '@chakra-ui/react/card';
import type { BankDate } from '#contract/domain/dates';
import type { Money as MoneyValue } from '#contract/domain/money';
import { type Fact, FactList } from '#web/components/FactList.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDate } from '#web/lib/format/dates.ts';

export const moneyFacts = (label: string, amount: MoneyValue | undefined): Fact[] =>
  amount === undefined
    ? []
    : [{ label, value: <Money amount={amount.amount} currency={amount.currencyCode} size="text" /> }];

export const dateFacts = (label: string, date: BankDate | undefined): Fact[] =>
  date === undefined ? [] : [{ label, value: <time dateTime={date}>{formatDate(date)}</time> }];

/** Formats an annual rate or a CAT: 24.5 → '24.5 %'. */
export const percentFacts = (label: string, value: number | undefined): Fact[] =>
  value === undefined ? [] : [{ label, value: `${value} %` }];

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Card.Root size="md">
    <FactList
      orientation="vertical"
      size="sm"
      gap="5"
      gridTemplateColumns={{ base: NARROW, md: WIDE }}
      facts={facts}
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
