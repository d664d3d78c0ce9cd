import { Text } from '@chakra-ui/react/text';
import { type BankDate, daysBetween } from '#contract/domain/dates';
import type { Currency } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { useInvestments } from './api';
import { nextOf } from './timeline';

const away = (days: number): string => (days === 1 ? 'mañana' : `en ${days} días`);

const whenOf = (date: BankDate): string => {
  const days = daysBetween(bankToday(), date);
  return days <= 0 ? 'hoy' : `el ${formatDate(date)}, ${away(days)}`;
};

type NextReturnProps = {
  portfolioKey: string;
  currency: Currency;
  /** Fallback date from the portfolio if its investments cannot be read. */
  date: BankDate | undefined;
};

/** Next maturity. Reserves its height (two lines on a phone) while loading. */
export function NextReturn({ portfolioKey, currency, date }: NextReturnProps) {
  const { data, isPending } = useInvestments(portfolioKey);
  const next = nextOf(data?.pages.flatMap(({ body }) => body.data) ?? []);
  const on = next?.date ?? (isPending ? undefined : date);
  if (on === undefined && !isPending) return null;
  return (
    <Text textStyle="body.sm" color="fg.muted" minHeight={{ base: '2.9em', md: '1.45em' }}>
      {on !== undefined && (
        <>
          <span>Próximo vencimiento:</span>{' '}
          {next && <Money amount={next.amount} currency={currency} size="text" />} <span>{whenOf(on)}</span>
        </>
      )}
    </Text>
  );
}
