import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { ShoppingCart } from 'lucide-react';
import { useId } from 'react';
import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { formatMonth } from '#web/lib/format/dates.ts';
import { hasSpending } from '../../../accounts';
import { CompactMessage, FailureMessage } from '../../CompactMessage';
import { useRecent } from '../../movements/recent';
import { SummaryPlaceholder } from '../SummaryPlaceholder';
import type { Tile } from '../tile';
import { SpentRow } from './SpentRow';
import { type Spending as Sums, spendingOf } from './spending';

const monthName = (date: BankDate): string => formatMonth(date).split(' ')[0] ?? '';
const shortMonth = (date: BankDate): string => monthName(date).slice(0, 3);

/** Returns undefined without accounts or movements, or if the bank sends no categories. */
export function useSpendingTile(allAccounts: readonly Account[], today: BankDate): Tile | undefined {
  const accounts = allAccounts.filter(hasSpending);
  const { read, pending, fetching, error, retry } = useRecent(accounts, today);
  const tile = { title: `Gastos de ${shortMonth(today)}`, icon: ShoppingCart };
  if (accounts.length === 0) return undefined;
  if (pending)
    return { ...tile, summary: <SummaryPlaceholder />, panel: <RowsLoading rows={6} height="52px" /> };
  if (error) {
    return {
      ...tile,
      summary: <span>No pudimos cargarlos</span>,
      panel: <FailureMessage sourceName="tus gastos" onRetry={retry} retrying={fetching} />,
      failed: true,
    };
  }
  const sums = spendingOf(read, today);
  if (sums === undefined || read.every(({ movements }) => movements.length === 0)) return undefined;
  if (sums.rows.length === 0) {
    return {
      ...tile,
      summary: <span>Aún no tienes gastos</span>,
      panel: (
        <CompactMessage bird="empty" title={`Aún no tienes gastos en ${monthName(today)}`}>
          <p>Aquí verás en qué se va tu dinero.</p>
        </CompactMessage>
      ),
    };
  }
  const isForeign = accounts.some(({ defaultCurrency }) => defaultCurrency !== 'MXN');
  return {
    ...tile,
    summary: (
      <span>
        <Comparison by={sums.now - sums.before} then={shortMonth(sums.until)} />
      </span>
    ),
    panel: <Breakdown sums={sums} today={today} isForeign={isForeign} />,
  };
}

type BreakdownProps = { sums: Sums; today: BankDate; isForeign: boolean };

function Breakdown({ sums: { now, before, until, rows }, today, isForeign }: BreakdownProps) {
  const heading = useId();
  const maximum = Math.max(...rows.flatMap((row) => [row.now, row.before]));
  const comparedPeriod = `${monthName(until)} al día ${Number(until.slice(8))}`;
  return (
    <Card.Root as="section" size="md" aria-labelledby={heading}>
      <Heading id={heading}>{`Tus gastos de ${monthName(today)}`}</Heading>
      <Text mt="1">
        <Money amount={fromCentavos(now)} currency="MXN" size="md" />
      </Text>
      <Text textStyle="body.sm" color="fg.muted" mt="1">
        <Comparison by={now - before} then={`${comparedPeriod}.`} />{' '}
        <span>{`Sin contar envíos a personas${isForeign ? ' ni cuentas en dólares' : ''}.`}</span>
      </Text>
      <Rows>
        {rows.map((row) => (
          <SpentRow key={row.category} row={row} maxCentavos={maximum} />
        ))}
      </Rows>
      <Legend aria-hidden="true">
        <span data-now="">{monthName(today)}</span>
        <span data-before="">{comparedPeriod}</span>
      </Legend>
    </Card.Root>
  );
}

const Comparison = ({ by, then }: { by: number; then: string }) =>
  by === 0 ? (
    <span>{`Lo mismo que en ${then}`}</span>
  ) : (
    <>
      <Money amount={fromCentavos(Math.abs(by))} currency="MXN" size="text" />{' '}
      <span>{`${by < 0 ? 'menos' : 'más'} que en ${then}`}</span>
    </>
  );

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
