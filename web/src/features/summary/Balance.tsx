import { type Account, primaryBalance } from '#contract/shared/account';
import { Money } from '../../ui/Money';

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
