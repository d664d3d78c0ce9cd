import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react';
import type { Fund } from '#contract/domain/fund';
import { fromCentavos } from '#contract/domain/money';
import { Icon } from '#web/components/Icon.tsx';
import { Coverable } from '#web/components/Money.tsx';
import { formatMoney } from '#web/lib/money/format.ts';
import { formatChange } from './format';
import { gainOf } from './position';

/** Gain or loss by word, sign and arrow. A loss is no error, so never red. */
export function Gain({ fund }: { fund: Fund }) {
  const gain = gainOf(fund);
  if (!gain) return null;
  const { centavos, percent } = gain;
  if (centavos === 0)
    return (
      <Line>
        <b>
          <Icon as={Equal} size="sm" /> Vale lo que te costó
        </b>
      </Line>
    );
  const won = centavos > 0;
  const amount = formatMoney({
    amount: fromCentavos(Math.abs(centavos)),
    currencyCode: fund.defaultCurrency,
  });
  return (
    <Line>
      <b data-won={won ? '' : undefined}>
        <Icon as={won ? ArrowUpRight : ArrowDownRight} size="sm" />
        <span>
          <span>{won ? 'Ganas' : 'Pierdes'}</span>{' '}
          <Coverable>{`${amount} (${formatChange(percent)})`}</Coverable>
        </span>
      </b>{' '}
      desde que compraste
    </Line>
  );
}

/** Reserves two lines on a phone. */
export const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6px',
    minHeight: { base: '3em', md: '1.5em' },
    fontSize: '0.9375rem',
    lineHeight: '1.5',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > b': { display: 'flex', alignItems: 'center', gap: '6px', fontWeight: '600', color: 'fg' },
    '& > b[data-won]': { color: 'success.fg' },
  },
});
