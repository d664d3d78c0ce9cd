import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { BankDate } from '#contract/domain/dates';
import type { Currency } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import type { Slot } from '#web/components/slot.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { LineChart } from './chart/LineChart';
import { PointsTable } from './chart/PointsTable';
import type { Point, Points } from './chart/scale';

type BalanceLineProps = {
  title: string;
  points: Points;
  minimum: Point;
  maximum: Point;
  today: BankDate;
  currency: Currency;
  children: Slot;
};

export default function BalanceLine({
  title,
  points,
  minimum,
  maximum,
  today,
  currency,
  children,
}: BalanceLineProps) {
  const [asTable, setAsTable] = useState(false);
  const show = (value: number) => formatMoney({ amount: value, currencyCode: currency });
  const formatShort = (value: number) => show(value).replace(` ${currency}`, '');
  return (
    <>
      {asTable ? (
        <PointsTable
          label={`${title}, día por día`}
          valueName="Saldo al cierre"
          noteName=""
          points={points}
          show={show}
        />
      ) : (
        <LineChart
          label={`${title} al cierre de cada día. Mínimo ${show(minimum.value)}, máximo ${show(maximum.value)}`}
          points={points}
          show={show}
          today={today}
          labelledPoints={[
            { point: maximum, name: `Máx. ${formatShort(maximum.value)}` },
            { point: minimum, name: `Mín. ${formatShort(minimum.value)}`, isBelow: true },
          ]}
        />
      )}
      <Footer>
        {children}
        <Button variant="ghost" size="sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Ver como gráfica' : 'Ver como tabla'}
        </Button>
      </Footer>
    </>
  );
}

const Footer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mt: '2',
    mb: '-2',
    // With large text the button wraps onto its own line.
    '& > :not(button)': { flex: '1 1 8rem', minWidth: 0 },
    '& > button': { flex: '0 1 auto', ms: 'auto', me: '-3' },
  },
});
