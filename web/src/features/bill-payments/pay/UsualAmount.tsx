import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { formatCentavos } from '#contract/domain/money';
import type { Bill } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { tableContainer } from '#web/components/theme/container.ts';
import { billsQuery } from '../shared/payees/bills';
import { type BillComparison, compareWithEarlier } from './bill-comparison';

export default function UsualAmount({ payee, bill }: { payee: Payee; bill: Bill }) {
  const { data: paid = [] } = useQuery(billsQuery(payee, 'PAID'));
  const usualAmount = compareWithEarlier(paid, bill);
  return usualAmount ? <Comparison usual={usualAmount} /> : null;
}

const Comparison = ({ usual }: { usual: BillComparison }) => (
  <Card.Root size="md" {...tableContainer}>
    <Heading>¿Es lo de siempre?</Heading>
    <Caption>{usual.text}</Caption>
    <Bars aria-hidden="true">
      {usual.bars.map(({ key, month, centavos, height, isCurrent }) => (
        <Column key={key} data-now={isCurrent ? '' : undefined}>
          <small>{(isCurrent || height === 100) && Math.round(centavos / 100).toLocaleString('en-US')}</small>
          <span style={{ flexBasis: `${height * 0.8}px` }} />
          <small>{month}</small>
        </Column>
      ))}
    </Bars>
    <Caption>Por el mes en que vencen.</Caption>
    <VisuallyHidden as="ul">
      {usual.bars.map(({ key, month, centavos }) => (
        <li key={key}>{`${month}: ${formatCentavos(centavos, 'MXN')}`}</li>
      ))}
    </VisuallyHidden>
  </Card.Root>
);

const Caption = chakra('p', { base: { mt: '1', textStyle: 'body.sm', color: 'fg.muted' } });
/** Width at which six months do not fit side by side (large text on a phone). */
const NARROW_CONTAINER = '@container (max-width: 15rem)';

const Bars = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '2',
    mt: '4',
    [NARROW_CONTAINER]: { flexDirection: 'column', alignItems: 'stretch', gap: '1' },
  },
});
const Column = chakra('div', {
  base: {
    // The bar's length is its flex basis, on either axis.
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    flex: '1',
    minWidth: '0',
    '& > small': {
      minHeight: '20px',
      textStyle: 'body.xs',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& > span': {
      flexShrink: '0',
      width: '100%',
      maxWidth: '28px',
      minHeight: '4px',
      my: '1',
      borderRadius: 'tag',
      bg: 'meter.track',
      '@media (forced-colors: active)': { bg: 'CanvasText' },
    },
    '&[data-now] > span': { bg: 'chart.now' },
    '&[data-now] > small': { color: 'fg', fontWeight: '600' },
    // One line each: month, bar, amount.
    [NARROW_CONTAINER]: {
      flexDirection: 'row',
      gap: '2',
      '& > span': { width: 'auto', maxWidth: 'none', minWidth: '4px', height: '1rem', my: '0' },
      '& > small:first-of-type': { order: '1' },
      '& > small:last-of-type': { order: '-1', minWidth: '2.5em' },
    },
  },
});
