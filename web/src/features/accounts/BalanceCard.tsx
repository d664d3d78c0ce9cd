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

/** Balance over the chosen period. Hidden if the bank sends no balances. */
export function BalanceCard({ source, balance }: BalanceCardProps) {
  const [address] = useSearchParams();
  const { from_date, to_date } = periodOf(address, bankToday()).range;
  const range = useMemo(() => ({ from_date, to_date }), [from_date, to_date]);
  const { data, isPending } = useAllMovements(source, range);
  const flows = useMemo(() => {
    const movements = data?.map(({ movement }) => movement);
    return movements && { ...flowsOf(movements), days: balanceByDay(movements, range) };
  }, [data, range]);
  const isSilent = flows?.days === undefined && data !== undefined && data.length > 0;
  if (isSilent || (!isPending && !flows)) return null;
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
        <Room>
          {flows ? <Known {...flows} currency={balance.currencyCode} /> : <Skeleton height={HEIGHT} />}
        </Room>
      </Section>
    </Card.Root>
  );
}

type KnownProps = ReturnType<typeof flowsOf> & { days: readonly Point[] | undefined; currency: Currency };

function Known({ days = [], came, went, currency }: KnownProps) {
  const { hidden } = useBalances();
  const [day] = days;
  const points = lineOf(days);
  const money = (centavos: number) => formatCentavos(centavos, currency).replace(` ${currency}`, '');
  if (hidden) return <Flat>Oculto con tus saldos.</Flat>;
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
            Entraron <b>{money(came)}</b> y salieron <b>{money(went)}</b>
          </Text>
        </BalanceLine>
      </Suspense>
    );
  return (
    <Flat>
      {day
        ? `El ${formatDate(day.date)} cerró con ${formatMoney({ amount: day.value, currencyCode: currency })}. Para ver cómo cambió tu saldo elige más de un día.`
        : 'No hubo movimientos en este periodo: tu saldo no cambió.'}
    </Flat>
  );
}

/** Placeholder for a chart without enough data. */
const Flat = ({ children }: { children: string }) => (
  <>
    <Box height="11rem" mb="3" borderBottom="2.5px solid {colors.border}" aria-hidden="true" />
    <Text textStyle="body.sm" color="fg.muted">
      {children}
    </Text>
  </>
);

/* Fixed height, to avoid layout shifts. */
const Room = chakra('div', { base: { minHeight: HEIGHT } });
