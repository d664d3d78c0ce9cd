import { chakra } from '@chakra-ui/react/styled-system';
import { type Account, accountName, primaryBalance } from '#contract/domain/account';
import type { FundOperationType } from '#contract/domain/fund';
import { Frame, Hint, Legend } from '#web/components/forms/Field.tsx';
import { Money } from '#web/components/Money.tsx';

type CashAccountProps = { type: FundOperationType; account: Account | undefined };

/** Each fund's contract has one cheque account, so there is no account to select. */
export function CashAccount({ type, account }: CashAccountProps) {
  const balance = account && primaryBalance(account);
  return account ? (
    <Frame>
      <Legend label={type === 'BUY' ? 'Sale de' : 'Lo recibes en'} />
      <AccountLine>
        <span>{`${accountName(account)} ${account.displayId}`}</span>
        {balance && <Money amount={balance.amount} currency={balance.currencyCode} />}
      </AccountLine>
      <Hint>Es la cuenta de cheques de tu contrato de este fondo.</Hint>
    </Frame>
  ) : null;
}

const AccountLine = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    overflowWrap: 'anywhere',
  },
});
