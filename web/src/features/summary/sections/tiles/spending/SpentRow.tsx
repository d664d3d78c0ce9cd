import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { fromCentavos } from '#contract/domain/money';
import { useBalances } from '#web/components/balances.tsx';
import { PlainMoney } from '#web/components/Money.tsx';
import { CategoryIcon } from '#web/features/accounts/movements/CategoryIcon.tsx';
import { categories } from '#web/features/accounts/movements/categories.ts';
import type { CategorySpending } from './spending';

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`;

export function SpentRow({
  row: { category, now, before },
  maxCentavos,
}: {
  row: CategorySpending;
  maxCentavos: number;
}) {
  const { hidden } = useBalances();
  return (
    <Row>
      <CategoryIcon category={category} size="sm" />
      <span>{categories[category].label}</span>
      <b>
        <PlainMoney amount={fromCentavos(now)} currency="MXN" />
        <VisuallyHidden>
          {' '}
          MXN, el mes pasado <PlainMoney amount={fromCentavos(before)} currency="MXN" />
        </VisuallyHidden>
      </b>
      <Bar aria-hidden="true">
        {!hidden && (
          <>
            <i style={{ width: percent(now, maxCentavos) }} />
            {before > 0 && <s style={{ insetInlineStart: percent(before, maxCentavos) }} />}
          </>
        )}
      </Bar>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '5px',
    fontSize: '0.875rem',
    lineHeight: '1.4',
    '& > span:first-of-type': { gridRow: 'span 2', me: '1' },
    '& > b': {
      position: 'relative',
      fontWeight: '600',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
const Bar = chakra('span', {
  base: {
    position: 'relative',
    gridColumn: '2 / -1',
    height: '8px',
    borderRadius: '4px',
    bg: 'meter.track',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
    '& > i': {
      display: 'block',
      height: '100%',
      borderRadius: '4px',
      bg: 'meter.used',
      '@media (forced-colors: active)': { bg: 'CanvasText' },
    },
    '& > s': {
      position: 'absolute',
      top: '-4px',
      width: '3px',
      height: '16px',
      ms: '-3px',
      bg: 'fg',
      boxShadow: '0 0 0 1.5px {colors.bg.panel}',
    },
  },
});
