import { chakra } from '@chakra-ui/react/styled-system';
import type { Fund } from '#contract/fund';
import type { Account } from '#contract/shared/account';
import { formatDate } from '../../../format/dates';
import { NOT_AVAILABLE } from '../../../money/format';
import { Text } from '../../../ui/Text';
import { Balance, balanceOf } from '../Balance';
import { Gain, Line } from './Gain';
import { showPrice } from './words';

type WorthProps = { account: Account; fund: Fund | undefined; pending: boolean };

/** The one figure: what is held, or the price while nothing is. */
export function Worth({ account, fund, pending }: WorthProps) {
  if (fund?.units === 0)
    return (
      <div>
        <Text size="sm" tone="muted">
          {`Precio de compra por título, valuación del ${formatDate(fund.valuationDate)}`}
        </Text>
        <Price>{fund.buyPrice === null ? NOT_AVAILABLE : showPrice(fund.buyPrice)}</Price>
      </div>
    );
  return (
    <div>
      <Balance
        label={fund ? `Vale, al precio del ${formatDate(fund.valuationDate)}` : 'Vale'}
        balance={balanceOf(fund ?? account)}
      />
      {fund ? <Gain fund={fund} /> : pending && <Line />}
    </div>
  );
}

const Price = chakra('p', { base: { mt: '1', textStyle: 'numeral.xl' } });
