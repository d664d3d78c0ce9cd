import { chakra } from '@chakra-ui/react/styled-system';
import type { BankDate } from '#contract/shared/dates';
import type { Currency } from '#contract/shared/money';
import { formatDate } from '../../format/dates';
import { formatMoney } from '../../money/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { DayBalance } from './movements/balance-by-day';

interface BalanceByDayProps {
  /** One for each day, in order; at least one. */
  days: readonly DayBalance[];
  today: BankDate;
  currency: Currency;
}

/** The song as data: one bar for each day's closing balance, today's in marigold. */
export function BalanceByDay({ days, today, currency }: BalanceByDayProps) {
  const balances = days.map(({ balance }) => balance);
  const [least, most] = [Math.min(...balances), Math.max(...balances)];
  const money = (amount: number) => formatMoney({ amount, currencyCode: currency });
  const middle = Math.floor((days.length - 1) / 2);
  return (
    <div>
      <Chart aria-hidden="true" style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
        {days.map(({ date, balance }, index) => (
          <Day key={date}>
            <Track>
              <Bar now={date === today} style={{ height: `${share(balance, most)}%` }} />
            </Track>
            <Label>
              {date === today ? 'Hoy' : (index === 0 || index === middle) && Number(date.slice(8))}
            </Label>
          </Day>
        ))}
      </Chart>
      <Extremes>
        <span>
          Mínimo <b>{money(least)}</b>
        </span>
        <span>
          Máximo <b>{money(most)}</b>
        </span>
      </Extremes>
      <VisuallyHidden>
        Saldo al cierre de cada día:{' '}
        {days.map(({ date, balance }) => `${formatDate(date)}, ${money(balance)}`).join('; ')}.
      </VisuallyHidden>
    </div>
  );
}

/** How tall a bar stands, in per cent: what is owed has no bar. */
const share = (balance: number, most: number): number =>
  most <= 0 ? 0 : Math.max(0, (balance / most) * 100);

const Chart = chakra('div', { base: { display: 'grid' } });
const Day = chakra('div', { base: { display: 'grid', justifyItems: 'center', minWidth: 0 } });
const Track = chakra('div', { base: { display: 'flex', alignItems: 'flex-end', height: '112px' } });
const Bar = chakra('span', {
  base: {
    width: '10px',
    minHeight: '4px',
    borderRadius: 'full',
    '@media (forced-colors: active)': { bg: 'CanvasText' },
  },
  variants: { now: { true: { bg: 'chart.now' }, false: { bg: 'meter.used' } } },
});
const Label = chakra('span', {
  base: {
    minHeight: '20px',
    mt: '1',
    fontSize: '0.8125rem',
    lineHeight: '20px',
    color: 'fg.subtle',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
const Extremes = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    mt: '2',
    pt: '3',
    borderTop: '1px solid {colors.border.subtle}',
    textStyle: 'body.xs',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& b': { fontWeight: '400', whiteSpace: 'nowrap' },
  },
});
