import { type Account, mayUse } from '#contract/domain/account';
import { type KnownMoney, toCentavos } from '#contract/domain/money';
import { availableIn, coveringAccount } from '../money-form/accounts';

type Parties = { from: string | undefined; to: string | undefined };

export type Shortfall = {
  source: Account;
  /** Centavos. */
  available: number;
  missing: number;
  /** Another account with the amount. */
  other: Account | undefined;
};

/**
 * Compares an order that was not done with today's balance of its source; undefined if it suffices or is
 * unknown. `from` is a masked number, `to` a key.
 */
export function shortfallOf(
  amount: KnownMoney,
  accounts: readonly Account[],
  { from, to }: Parties,
): Shortfall | undefined {
  const [source, ...namesakes] = accounts.filter(({ displayId }) => displayId === from);
  const available = source && availableIn(source);
  if (source === undefined || available === undefined || namesakes.length > 0) return undefined;
  const centavos = toCentavos(amount.amount);
  if (available >= centavos) return undefined;
  const sources = accounts.filter((account) => account.key !== to && mayUse(account, 'TRANSFER_FROM'));
  return {
    source,
    available,
    missing: centavos - available,
    other: coveringAccount(sources, source, centavos),
  };
}
