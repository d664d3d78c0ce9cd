import { chakra } from '@chakra-ui/react/styled-system';
import type { Account } from '#contract/shared/account';
import { availableCreditOf, creditLimitOf } from '#contract/shared/credit-product';
import { formatMoney } from '../../money/format';
import { Meter } from '../../ui/Meter';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { usedShare } from '../../ui/used-share';
import { useCredit } from './api';

const slugs = { 'Tarjeta de Crédito': 'credit-card', 'Línea de Crédito': 'line-of-credit' } as const;

/** How much of a card or a line is in use; nothing for other products, nor where it cannot be read. */
export const CreditUse = ({ account, hidden }: { account: Account; hidden: boolean }) =>
  account.type === 'Tarjeta de Crédito' || account.type === 'Línea de Crédito' ? (
    <Use accountKey={account.key} slug={slugs[account.type]} hidden={hidden} />
  ) : null;

type UseProps = { accountKey: string; slug: (typeof slugs)[keyof typeof slugs]; hidden: boolean };

function Use({ accountKey, slug, hidden }: UseProps) {
  const { data, isPending } = useCredit(slug, accountKey);
  if (isPending) {
    return (
      <Box>
        <Skeleton height="36px" />
      </Box>
    );
  }
  const limit = data && creditLimitOf(data);
  if (!data || limit == null) return null;
  const used = data.balanceOwed.amount;
  const available = availableCreditOf(data);
  const currency = data.defaultCurrency;
  const text = (amount: number) => formatMoney({ amount, currencyCode: currency });
  return (
    <Box>
      {used !== null && !hidden && (
        <Meter
          label="Saldo utilizado"
          percent={usedShare(used, limit)}
          text={`${text(used)} de ${text(limit)}`}
        />
      )}
      <Line>
        <span>
          Disponible <Money amount={available} currency={currency} size="text" hidden={hidden} />
        </span>
        <span>
          Límite <Money amount={limit} currency={currency} size="text" hidden={hidden} />
        </span>
      </Line>
    </Box>
  );
}

const Box = chakra('div', {
  base: { display: 'grid', gap: '2', minHeight: '52px', px: { base: '4', md: '5' }, pb: '4' },
});
const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    textStyle: 'body.sm',
    color: 'fg.muted',
  },
});
