import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Currency } from '#contract/domain/money';
import { formatMoney } from '../lib/money/format';
import { balanceRowOf } from '../lib/money/owed';
import { useBalances } from './balances';
import { EmptyMeter, Meter } from './Meter';
import { Money } from './Money';
import { usedShare } from './used-share';

interface CreditBarProps {
  used: number | null;
  available: number | null;
  limit: number | null;
  currency: Currency;
  isUsedShownElsewhere?: boolean;
}

export function CreditBar({
  used,
  available,
  limit,
  currency,
  isUsedShownElsewhere = false,
}: CreditBarProps) {
  const { hidden } = useBalances();
  const format = (amount: number | null) => formatMoney({ amount, currencyCode: currency });
  const { label, balance } = balanceRowOf('Saldo utilizado', { amount: used, currencyCode: currency });
  const isMeterShown = used !== null && limit !== null && !hidden;
  return (
    <Grid gap="2" width="100%">
      {isMeterShown ? (
        <Meter
          label="Saldo utilizado"
          percent={usedShare(used, limit)}
          text={`${format(used)} de ${format(limit)}`}
        />
      ) : (
        <EmptyMeter />
      )}
      <Legend>
        {!isUsedShownElsewhere && (
          <div>
            <dt data-used="">{label}</dt>
            <dd>
              <Money amount={balance.amount} currency={currency} size="md" />
            </dd>
          </div>
        )}
        <div>
          <dt data-available="">Disponible</dt>
          <dd>
            <Money amount={available} currency={currency} size="md" />
          </dd>
        </div>
      </Legend>
    </Grid>
  );
}

const Legend = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    '& > div + div': { textAlign: 'end' },
    '& dt': { textStyle: 'body.sm', color: 'fg.muted' },
    '& dt::before': {
      content: '""',
      display: 'inline-block',
      boxSize: '10px',
      me: '2',
      borderRadius: '3px',
      bg: 'meter.used',
    },
    '& dt[data-available]::before': {
      bg: 'meter.track',
      boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}',
    },
  },
});
