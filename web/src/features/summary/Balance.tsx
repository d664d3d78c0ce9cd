import { type Account, primaryBalance } from '#contract/domain/account';
import { Money } from '#web/components/Money.tsx';

/** The first balance of an account, at the end of its row. */
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
