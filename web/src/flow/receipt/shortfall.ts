import { type Account, mayUse } from '#contract/domain/account';
import { type KnownMoney, toCentavos } from '#contract/domain/money';
import { accountByDisplayId, availableIn, coveringAccount } from '../money-form/accounts';

type Parties = { from: string | undefined; to: string | undefined };

export type Shortfall = {
  source: Account;
  /** Centavos. */
  available: number;
  missing: number;
  /** Another account with the amount. */
  alternative: Account | undefined;
};

/**
 * Returns the amount that the source of a failed order lacks today; undefined if the balance suffices or is
 * unknown. `from` is a masked number, `to` a key.
 */
export function shortfallOf(
  amount: KnownMoney,
  accounts: readonly Account[],
  { from, to }: Parties,
): Shortfall | undefined {
  const source = accountByDisplayId(accounts, from);
  const available = source && availableIn(source);
  if (source === undefined || available === undefined) return undefined;
  const centavos = toCentavos(amount.amount);
  if (available >= centavos) return undefined;
  const sources = accounts.filter((account) => account.key !== to && mayUse(account, 'TRANSFER_FROM'));
  return {
    source,
    available,
    missing: centavos - available,
    alternative: coveringAccount(sources, source, centavos),
  };
}
