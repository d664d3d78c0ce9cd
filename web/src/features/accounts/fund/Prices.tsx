import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { addDays, type BankDate } from '#contract/domain/dates';
import { Button } from '#web/components/Button.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { LineChart } from '../chart/LineChart';
import { PointsTable } from '../chart/PointsTable';
import { endsOf, type Points } from '../chart/scale';
import { formatChange, formatPrice, formatShortPrice } from './format';

/** Days: a one-year series may start ten days late. */
const NEARLY_A_YEAR = -355;

type PricesProps = {
  title: string;
  points: Points;
  purchaseDates: readonly BankDate[];
  averageCost: number | undefined;
};

export function Prices({ title, points, purchaseDates, averageCost }: PricesProps) {
  const [asTable, setAsTable] = useState(false);
  const { first, last } = endsOf(points);
  const since =
    first.date <= addDays(last.date, NEARLY_A_YEAR) ? 'En un año' : `Desde el ${formatDate(first.date)}`;
  const level =
    averageCost === undefined
      ? undefined
      : { value: averageCost, label: `Tu costo $${averageCost.toFixed(4)}` };
  return (
    <>
      <Text
        textStyle="body.sm"
        color="fg.muted"
      >{`${since}: ${formatChange((last.value / first.value - 1) * 100)}`}</Text>
      {asTable ? (
        <PointsTable
          label={`${title}, semana por semana`}
          valueName="Precio"
          noteName="Tenías"
          points={points}
          show={formatPrice}
        />
      ) : (
        <LineChart
          label={title}
          points={points}
          show={formatPrice}
          showTick={formatShortPrice}
          marks={purchaseDates}
          level={level}
        />
      )}
      <Legend>
        {asTable ? (
          <li>
            {`${purchaseDates.length > 0 ? `Compraste el ${purchaseDates.map(formatDate).join(', el ')}. ` : ''}${averageCost !== undefined ? `Tu costo promedio es ${formatPrice(averageCost)}.` : ''}`}
          </li>
        ) : (
          <>
            {purchaseDates.length > 0 && <li data-of="bought">Tus compras</li>}
            {level && <li data-of="cost">Tu costo promedio</li>}
          </>
        )}
        <li data-of="switch">
          <Button variant="ghost" size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Ver como gráfica' : 'Ver como tabla'}
          </Button>
        </li>
      </Legend>
    </>
  );
}

const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '1',
    mt: '3',
    mb: '-2',
    pt: '2',
    borderTop: '1px solid {colors.border.subtle}',
    listStyle: 'none',
    textStyle: 'body.xs',
    color: 'fg.muted',
    '& > [data-of]:not([data-of=switch])': { display: 'flex', alignItems: 'center', gap: '2' },
    '& > [data-of=bought]::before': {
      content: '""',
      boxSize: '12px',
      border: '3px solid {colors.meter.used}',
      borderRadius: 'full',
    },
    '& > [data-of=cost]::before': {
      content: '""',
      width: '18px',
      borderTop: '2px dashed {colors.fg.subtle}',
    },
    '& > [data-of=switch]': { ms: 'auto', me: '-3' },
  },
});
