import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import { formatMonth } from '#web/lib/format/dates.ts';
import { Compact, Failed } from '../Compact';
import type { useRecent } from '../movements/recent';
import { SpentRow } from './SpentRow';
import { type Spending as Sums, spendingOf } from './spending';

const monthName = (date: BankDate): string => formatMonth(date).split(' ')[0] ?? '';

type SpendingProps = {
  accounts: readonly Account[];
  recent: ReturnType<typeof useRecent>;
  today: BankDate;
};

export function Spending({ accounts, recent, today }: SpendingProps) {
  const { read, pending, fetching, error, retry } = recent;
  if (pending) return <Skeleton height="420px" borderRadius="card" aria-hidden="true" />;
  if (error) return <Failed what="tus gastos" onRetry={retry} retrying={fetching} />;
  // Without any movements, the movements section shows the empty state.
  if (read.every(({ movements }) => movements.length === 0)) return null;
  const sums = spendingOf(read, today);
  const isForeign = accounts.some(({ defaultCurrency }) => defaultCurrency !== 'MXN');
  return sums && <Told sums={sums} today={today} isForeign={isForeign} />;
}

const TITLE = 'spending';

function Told({ sums, today, isForeign }: { sums: Sums; today: BankDate; isForeign: boolean }) {
  const { now, before, until, rows } = sums;
  const most = Math.max(...rows.flatMap((row) => [row.now, row.before]));
  if (rows.length === 0) {
    return (
      <Compact bird="empty" title={`Aún no tienes gastos en ${monthName(today)}`}>
        <p>Aquí verás en qué se va tu dinero.</p>
      </Compact>
    );
  }
  return (
    <Card.Root as="section" size="md" aria-labelledby={TITLE}>
      <Heading id={TITLE}>{`Tus gastos de ${monthName(today)}`}</Heading>
      <Text mt="1">
        <Money amount={fromCentavos(now)} currency="MXN" size="md" />
      </Text>
      <Text textStyle="body.sm" color="fg.muted" mt="1">
        <Compared by={now - before} until={until} />{' '}
        <span>{`Sin contar envíos a personas${isForeign ? ' ni cuentas en dólares' : ''}.`}</span>
      </Text>
      <Rows>
        {rows.map((row) => (
          <SpentRow key={row.category} row={row} most={most} />
        ))}
      </Rows>
      <Legend aria-hidden="true">
        <span data-now="">{monthName(today)}</span>
        <span data-before="">{`${monthName(until)} al día ${Number(until.slice(8))}`}</span>
      </Legend>
    </Card.Root>
  );
}

const Compared = ({ by, until }: { by: number; until: BankDate }) => {
  const then = `${monthName(until)} al día ${Number(until.slice(8))}.`;
  return by === 0 ? (
    <span>{`Lo mismo que en ${then}`}</span>
  ) : (
    <>
      <Money amount={fromCentavos(Math.abs(by))} currency="MXN" size="text" />{' '}
      <span>{`${by < 0 ? 'menos' : 'más'} que en ${then}`}</span>
    </>
  );
};

const Rows = chakra('ul', { base: { display: 'grid', gap: '14px', mt: '4', listStyle: 'none' } });
const Legend = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    mt: '4',
    textStyle: 'body.xs',
    color: 'fg.subtle',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
    '& > span::first-letter': { textTransform: 'uppercase' },
    '& > span::before': {
      content: '""',
      width: '12px',
      height: '8px',
      borderRadius: '4px',
      bg: 'meter.used',
    },
    '& > [data-before]::before': { width: '3px', height: '14px', borderRadius: '0', bg: 'fg' },
  },
});
