import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId } from 'react';
import { fromCentavos } from '#contract/domain/money';
import type { Recipient } from '#contract/recipients';
import { Chip } from '#web/components/Chip.tsx';
import { formatAmount, parseAmount } from '#web/components/forms/amount.ts';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { Link } from '#web/components/Link.tsx';
import { historyUrl } from '#web/features/recipients/addresses.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { useRecentTransfers } from './api';
import { lastAmounts } from './last-amounts';

type LastAmountsProps = Pick<FieldBinding, 'value' | 'onChange'> & { to: Recipient };

/** Shortcuts for recent amounts. The last amount is known before the history is loaded. */
export default function LastAmounts({ to, value, onChange }: LastAmountsProps) {
  const { data: transfers = [] } = useRecentTransfers(to);
  const labelId = useId();
  const amounts = lastAmounts(to, transfers);
  const enteredAmount = parseAmount(value, 'MXN');
  if (amounts.length === 0) return null;
  return (
    <Line role="group" aria-labelledby={labelId}>
      <span id={labelId}>{`Últimos a ${to.alias}`}</span>
      {amounts.map(({ centavos, month }) => (
        <Chip
          variant="subtle"
          key={centavos}
          type="button"
          aria-pressed={enteredAmount === centavos}
          onClick={() => onChange(formatAmount(centavos))}
        >
          <span>{formatMoney({ amount: fromCentavos(centavos), currencyCode: 'MXN' })}</span>{' '}
          <small>{month}</small>
        </Chip>
      ))}
      <Link to={historyUrl(to.key)} variant="plain">
        Ver todo<VisuallyHidden>{` lo que enviaste a ${to.alias}`}</VisuallyHidden>
      </Link>
    </Line>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > span': { overflowWrap: 'anywhere' },
  },
});
