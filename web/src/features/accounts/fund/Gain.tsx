import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react';
import type { Fund } from '#contract/domain/fund';
import { fromCentavos } from '#contract/domain/money';
import { Icon } from '#web/components/Icon.tsx';
import { Coverable } from '#web/components/Money.tsx';
import { formatMoney } from '#web/lib/money/format.ts';
import { formatChange } from './format';
import { gainOf } from './position';

/** Shows a gain or loss by word, sign and arrow. A loss is not an error, so it is never red. */
export function Gain({ fund }: { fund: Fund }) {
  const gain = gainOf(fund);
  if (!gain) return null;
  const { centavos, percent } = gain;
  if (centavos === 0)
    return (
      <GainLine>
        <b>
          <Icon as={Equal} size="sm" /> Vale lo que te costó
        </b>
      </GainLine>
    );
  const isGain = centavos > 0;
  const amount = formatMoney({
    amount: fromCentavos(Math.abs(centavos)),
    currencyCode: fund.defaultCurrency,
  });
  return (
    <GainLine>
      <b data-won={isGain ? '' : undefined}>
        <Icon as={isGain ? ArrowUpRight : ArrowDownRight} size="sm" />
        <span>
          <span>{isGain ? 'Ganas' : 'Pierdes'}</span>{' '}
          <Coverable>{`${amount} (${formatChange(percent)})`}</Coverable>
        </span>
      </b>{' '}
      desde que compraste
    </GainLine>
  );
}

/** Reserves two lines on a phone. */
export const GainLine = chakra('p', {
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
