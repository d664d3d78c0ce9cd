import { type Account, primaryBalance } from '#contract/domain/account';
import { Money } from '#web/components/Money.tsx';

export function Balance({ account }: { account: Account }) {
  const balance = primaryBalance(account);
  return (
    <Money
      amount={balance?.amount ?? null}
      currency={balance?.currencyCode ?? account.defaultCurrency}
      size="md"
    />
  );
}
