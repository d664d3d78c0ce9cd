import { Text } from '@chakra-ui/react/text';
import { type BankDate, daysBetween } from '#contract/domain/dates';
import type { Currency } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { useInvestments } from './api';
import { findNextMaturity } from './timeline';

const formatDaysAway = (days: number): string => (days === 1 ? 'mañana' : `en ${days} días`);

const formatMaturity = (date: BankDate): string => {
  const days = daysBetween(bankToday(), date);
  return days <= 0 ? 'hoy' : `el ${formatDate(date)}, ${formatDaysAway(days)}`;
};

type NextReturnProps = {
  portfolioKey: string;
  currency: Currency;
  /** Fallback date from the portfolio if its investments cannot be read. */
  date: BankDate | undefined;
};

/** Shows the next maturity. Reserves its height (two lines on a phone) while loading. */
export function NextReturn({ portfolioKey, currency, date }: NextReturnProps) {
  const { data, isPending } = useInvestments(portfolioKey);
  const nextMaturity = findNextMaturity(data?.pages.flatMap(({ body }) => body.data) ?? []);
  const maturityDate = nextMaturity?.date ?? (isPending ? undefined : date);
  if (maturityDate === undefined && !isPending) return null;
  return (
    <Text textStyle="body.sm" color="fg.muted" minHeight={{ base: '2.9em', md: '1.45em' }}>
      {maturityDate !== undefined && (
        <>
          <span>Próximo vencimiento:</span>{' '}
          {nextMaturity && <Money amount={nextMaturity.amount} currency={currency} size="text" />}{' '}
          <span>{formatMaturity(maturityDate)}</span>
        </>
      )}
    </Text>
  );
}
