import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { Account } from '#contract/domain/account';
import type { Fund } from '#contract/domain/fund';
import { formatDate } from '#web/lib/format/dates.ts';
import { NOT_AVAILABLE } from '#web/lib/money/format.ts';
import { Balance, balanceOf } from '../Balance';
import { formatPrice } from './format';
import { Gain, GainLine } from './Gain';

type FundValueProps = { account: Account; fund: Fund | undefined; pending: boolean };

/** Shows the value of the units held, or the unit price if there are none. */
export function FundValue({ account, fund, pending }: FundValueProps) {
  if (fund?.units === 0)
    return (
      <div>
        <Text textStyle="body.sm" color="fg.muted">
          {`Precio de compra por título, valuación del ${formatDate(fund.valuationDate)}`}
        </Text>
        <Price>{fund.buyPrice === null ? NOT_AVAILABLE : formatPrice(fund.buyPrice)}</Price>
      </div>
    );
  return (
    <div>
      <Balance
        label={fund ? `Vale, al precio del ${formatDate(fund.valuationDate)}` : 'Vale'}
        balance={balanceOf(fund ?? account)}
      />
      {fund ? <Gain fund={fund} /> : pending && <GainLine />}
    </div>
  );
}

const Price = chakra('p', { base: { mt: '1', textStyle: 'numeral.xl' } });
