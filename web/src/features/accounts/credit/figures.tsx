import { Text } from '@chakra-ui/react/text';
import type { BankDate } from '#contract/domain/dates';
import type { Money as MoneyValue } from '#contract/domain/money';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDate } from '#web/lib/format/dates.ts';

export const AmountDue = ({ label, amount }: { label: string; amount: MoneyValue }) => (
  <>
    <Text textStyle="body.sm" color="fg.muted">
      {label}
    </Text>
    <Text mt="1">
      <Money amount={amount.amount} currency={amount.currencyCode} size="lg" />
    </Text>
  </>
);

type FiguresProps = {
  rows: readonly (readonly [label: string, value: MoneyValue | BankDate | undefined])[];
};

/** Rows without a value are left out. */
export function Figures({ rows }: FiguresProps) {
  const items = rows.flatMap(([label, value]) => (value ? [{ label, value: figureValue(value) }] : []));
  if (items.length === 0) return null;
  return (
    <LabeledValueList
      size="sm"
      gap="2"
      mt="4"
      pt="3"
      borderTop="1px solid {colors.border.subtle}"
      items={items}
    />
  );
}

const figureValue = (value: MoneyValue | BankDate) =>
  typeof value === 'string' ? (
    <time dateTime={value}>{formatDate(value)}</time>
  ) : (
    <Money amount={value.amount} currency={value.currencyCode} />
  );
