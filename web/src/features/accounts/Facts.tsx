import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { BankDate } from '#contract/domain/dates';
import type { Money as Amount } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import { formatDate } from '#web/lib/format/dates.ts';

export type Fact = { label: string; value: ReactNode };

export const money = (label: string, amount: Amount | undefined): Fact[] =>
  amount === undefined
    ? []
    : [{ label, value: <Money amount={amount.amount} currency={amount.currencyCode} size="text" /> }];

export const day = (label: string, date: BankDate | undefined): Fact[] =>
  date === undefined ? [] : [{ label, value: <time dateTime={date}>{formatDate(date)}</time> }];

/** 24.5 → '24.5 %', an annual rate or a CAT. */
export const percent = (label: string, value: number | undefined): Fact[] =>
  value === undefined ? [] : [{ label, value: `${value} %` }];

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Card.Root size="md">
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  </Card.Root>
);

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
      md: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    },
    '&:has(> :nth-of-type(3):last-of-type)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    },
    '& dt': { textStyle: 'body.sm', color: 'fg.muted' },
    '& dd': {
      mt: '1',
      // Limits the font size, since amounts must not wrap with large text on a phone.
      fontSize: 'min(1rem, 6vw)',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
