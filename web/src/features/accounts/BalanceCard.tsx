import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Currency, formatCentavos, type Money } from '#contract/domain/money';
import { useBalances } from '#web/components/balances.tsx';
import { Section } from '#web/components/Section.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { formatDate, formatRange } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import type { Point } from './chart/scale';
import { balanceByDay, extremesOf, flowsOf, lineOf } from './movements/balance-by-day';
import { periodOf } from './movements/period';
import type { MovementSource } from './movements/source';
import { useAllMovements } from './movements/useMovements';

const BalanceLine = lazy(() => import('./BalanceLine'));

const TITLE = 'Tu saldo';

/** Height of the chart with its footer. */
const HEIGHT = 'calc(15.75rem + 48px)';

type BalanceCardProps = { source: MovementSource; balance: Money };

/** Shows the balance over the selected period. Hidden if the bank sends no balances. */
export function BalanceCard({ source, balance }: BalanceCardProps) {
  const [searchParams] = useSearchParams();
  const { from_date, to_date } = periodOf(searchParams, bankToday()).range;
  const range = useMemo(() => ({ from_date, to_date }), [from_date, to_date]);
  const { data, isPending } = useAllMovements(source, range);
  const flows = useMemo(() => {
    const movements = data?.map(({ movement }) => movement);
    return movements && { ...flowsOf(movements), days: balanceByDay(movements, range) };
  }, [data, range]);
  const lacksBalances = flows?.days === undefined && data !== undefined && data.length > 0;
  if (lacksBalances || (!isPending && !flows)) return null;
  return (
    <Card.Root size="md">
      <Section
        title={TITLE}
        aside={
          <Text textStyle="body.xs" color="fg.subtle">
            {formatRange(from_date, to_date)}
          </Text>
        }
      >
        <ChartArea>
          {flows ? <BalanceChart {...flows} currency={balance.currencyCode} /> : <Skeleton height={HEIGHT} />}
        </ChartArea>
      </Section>
    </Card.Root>
  );
}

type BalanceChartProps = ReturnType<typeof flowsOf> & {
  days: readonly Point[] | undefined;
  currency: Currency;
};

function BalanceChart({ days = [], deposits, charges, currency }: BalanceChartProps) {
  const { hidden } = useBalances();
  const [, day] = days;
  const points = lineOf(days);
  const money = (centavos: number) => formatCentavos(centavos, currency).replace(` ${currency}`, '');
  if (hidden) return <EmptyChart>Oculto con tus saldos.</EmptyChart>;
  if (points)
    return (
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        <BalanceLine
          title={TITLE}
          points={points}
          {...extremesOf(points)}
          today={bankToday()}
          currency={currency}
        >
          <Text textStyle="body.xs" color="fg.muted">
            Entraron <b>{money(deposits)}</b> y salieron <b>{money(charges)}</b>
          </Text>
        </BalanceLine>
      </Suspense>
    );
  return (
    <EmptyChart>
      {day
        ? `El ${formatDate(day.date)} cerró con ${formatMoney({ amount: day.value, currencyCode: currency })}. Para ver cómo cambió tu saldo elige más de un día.`
        : 'No hubo movimientos en este periodo: tu saldo no cambió.'}
    </EmptyChart>
  );
}

/** Placeholder for a chart without enough data. */
const EmptyChart = ({ children }: { children: string }) => (
  <>
    <Box height="11rem" mb="3" borderBottom="2.5px solid {colors.border}" aria-hidden="true" />
    <Text textStyle="body.sm" color="fg.muted">
      {children}
    </Text>
  </>
);

/* Fixed height, to avoid layout shifts. */
const ChartArea = chakra('div', { base: { minHeight: HEIGHT } });
