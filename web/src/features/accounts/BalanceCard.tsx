import type { Money } from '#contract/shared/money';
import { bankToday } from '../../api/bank-clock';
import { formatRange } from '../../format/dates';
import { useBalances } from '../../ui/balances';
import { Card } from '../../ui/Card';
import { Section } from '../../ui/Section';
import { Skeleton } from '../../ui/Skeleton';
import { Text } from '../../ui/Text';
import { BalanceByDay } from './BalanceByDay';
import { balanceByDay } from './movements/balance-by-day';
import { firstRange } from './movements/period';
import type { MovementSource } from './movements/source';
import { useAllMovements } from './movements/useMovements';

type BalanceCardProps = { source: MovementSource; balance: Money };

/** How the balance went in the last days. Where the bank does not say, the page does without. */
export function BalanceCard({ source, balance }: BalanceCardProps) {
  const { hidden } = useBalances();
  const today = bankToday();
  const range = firstRange(today);
  const { data, isPending } = useAllMovements(source, range);
  const days =
    data &&
    balanceByDay(
      data.map(({ movement }) => movement),
      range,
      balance.amount,
    );
  if (!isPending && days === undefined) return null;
  return (
    <Card padded>
      <Section
        title="Saldo por día"
        aside={
          <Text size="xs" tone="subtle">
            {formatRange(range.from_date, range.to_date)}
          </Text>
        }
      >
        {hidden ? (
          <Text size="sm" tone="muted" minHeight="180px">
            Oculto con tus saldos.
          </Text>
        ) : days === undefined ? (
          <Skeleton height="180px" />
        ) : (
          <BalanceByDay days={days} today={today} currency={balance.currencyCode} />
        )}
      </Section>
    </Card>
  );
}
