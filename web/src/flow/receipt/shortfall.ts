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
  alternative: Account | undefined;
};

/** Returns the only account with a masked number. */
export function accountByEnding(
  accounts: readonly Account[],
  masked: string | undefined,
): Account | undefined {
  const [account, ...duplicates] = accounts.filter(({ displayId }) => displayId === masked);
  return duplicates.length === 0 ? account : undefined;
}

/**
 * Returns the amount that the source of a failed order lacks today; undefined if the balance suffices or is
 * unknown. `from` is a masked number, `to` a key.
 */
export function shortfallOf(
  amount: KnownMoney,
  accounts: readonly Account[],
  { from, to }: Parties,
): Shortfall | undefined {
  const source = accountByEnding(accounts, from);
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
