import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type Account, primaryBalance } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { useBalances } from '#web/components/balances.tsx';
import { Coverable } from '#web/components/Money.tsx';
import { TrendPlaceholder } from '#web/features/summary/SectionPlaceholder.tsx';
import { formatNumber, MINUS } from '#web/lib/money/format.ts';
import { TREND_DAYS, useRecent } from './recent';
import { pathOf, trendOf } from './trend';

const [WIDTH, HEIGHT] = [104, 28];

export function Trend({ account, today }: { account: Account; today: BankDate }) {
  const { hidden } = useBalances();
  const { read, pending } = useRecent([account], today);
  const [recent] = read;
  const known = recent && primaryBalance(account)?.amount !== null;
  if (pending || !known) return <TrendPlaceholder />;
  const { change, days } = trendOf(recent.movements, today, TREND_DAYS);
  return (
    <>
      <small>
        {change === 0 && !hidden ? <span>Sin cambio</span> : <Change amount={change} />}{' '}
        <span>en 30 días</span>
      </small>
      {days && <Line values={hidden ? [] : days} />}
    </>
  );
}

const Change = ({ amount }: { amount: number }) => {
  const { hidden } = useBalances();
  return (
    <span>
      {amount < 0 && !hidden && (
        <>
          <span aria-hidden="true">{MINUS}</span>
          <VisuallyHidden>menos </VisuallyHidden>
        </>
      )}
      <Coverable>{`${amount > 0 ? '+' : ''}$${formatNumber(Math.abs(amount)).replace(MINUS, '')}`}</Coverable>
    </span>
  );
};

/** Decorative: the text says the same. */
function Line({ values }: { values: readonly number[] }) {
  const path = pathOf(values, WIDTH, HEIGHT);
  const [x, y] = path.slice(path.lastIndexOf('L') + 1).split(' ');
  return (
    <Drawing viewBox="-4 -4 112 36" aria-hidden="true" focusable="false" data-spark="">
      <path d={path} />
      <circle cx={x} cy={y} r="4" />
    </Drawing>
  );
}

const Drawing = chakra('svg', {
  base: {
    // Drawn in the space that the row reserves next to the amount.
    position: 'absolute',
    top: 'calc(50% - 18px)',
    left: '0',
    width: '112px',
    height: '36px',
    overflow: 'visible',
    display: { base: 'none', lg: 'block' },
    '& > path': {
      fill: 'none',
      stroke: 'meter.used',
      strokeWidth: '2',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& > circle': { fill: 'chart.now', stroke: 'bg.panel', strokeWidth: '2' },
  },
});
