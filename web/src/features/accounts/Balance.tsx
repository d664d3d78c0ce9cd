import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type Account, primaryBalance } from '#contract/domain/account';
import type { Money as MoneyValue } from '#contract/domain/money';
import { HideBalancesEye } from '#web/components/HideBalancesEye.tsx';
import { Money } from '#web/components/Money.tsx';
import { balanceRowOf } from '#web/lib/money/owed.ts';

/** First balance of the account; null amount if the bank sends none. */
export const balanceOf = (account: Pick<Account, 'primaryBalance' | 'defaultCurrency'>): MoneyValue =>
  primaryBalance(account) ?? { amount: null, currencyCode: account.defaultCurrency };

/** A negative debt is shown as a credit balance. */
export const OwedBalance = ({ label, balance }: { label: string; balance: MoneyValue }) => (
  <Balance {...balanceRowOf(label, balance)} />
);

export const Balance = ({ label, balance }: { label: string; balance: MoneyValue }) => (
  <div>
    <Text textStyle="body.sm" color="fg.muted">
      {label}
    </Text>
    <Line>
      <Money amount={balance.amount} currency={balance.currencyCode} size="xl" />
      <HideBalancesEye />
    </Line>
  </div>
);

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', mt: '1' },
});
