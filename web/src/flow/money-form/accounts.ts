import { type Account, accountName, byProductOrder, mayUse, primaryBalance } from '#contract/domain/account';
import { type Currency, toCentavos } from '#contract/domain/money';

export const accountOf = (accounts: readonly Account[], key: string): Account | undefined =>
  accounts.find((account) => account.key === key);

/** Centavos that can be taken out; undefined where only the bank knows, as with credit. */
export function availableIn(account: Account): number | undefined {
  const amount = account.type === 'Cheques' ? primaryBalance(account)?.amount : undefined;
  return amount === undefined || amount === null ? undefined : toCentavos(amount);
}

/** What money may come from: of these types and, where it is said, in this currency alone; for a transfer or a bill. */
export type SourceRule = {
  types: readonly Account['type'][];
  currency?: Currency;
  use?: 'TRANSFER_FROM' | 'PAY_BILL';
};

/** The accounts that money may leave from, in the order in which the bank lists its products. */
export const sourcesOf = (
  accounts: readonly Account[],
  { types, currency, use = 'TRANSFER_FROM' }: SourceRule,
): Account[] =>
  accounts
    .filter(
      (account) =>
        types.includes(account.type) &&
        (currency === undefined || account.defaultCurrency === currency) &&
        mayUse(account, use),
    )
    .sort(byProductOrder);

/** Where money may go among the customer's own: never to where it comes from. */
export const destinationsOf = (accounts: readonly Account[], from: string): Account[] =>
  accounts.filter((account) => mayUse(account, 'TRANSFER_TO') && account.key !== from).sort(byProductOrder);

/** The key of the one source, where there is nothing to choose; else ''. */
export const onlySource = (sources: readonly Account[]): string =>
  sources.length === 1 ? (sources[0]?.key ?? '') : '';

/** The one that money left last, by what accounts are called in the history; '' where that may be several. */
const lastUsed = (sources: readonly Account[], left: readonly string[]): string =>
  left.map((id) => onlySource(sources.filter(({ displayId }) => displayId === id))).find(Boolean) ?? '';

/** The source that a deep link asks for, where it is one; else the only one. Where none is asked for, the last used. */
export const requestedSource = (
  sources: readonly Account[],
  asked: string | null,
  left: readonly string[] = [],
): string =>
  accountOf(sources, asked ?? '')?.key ??
  (onlySource(sources) || (asked === null ? lastUsed(sources, left) : ''));

/** Names another account of the same currency whose balance covers so many centavos; '' if none is known to. */
export function nameCoveringAccount(
  sources: readonly Account[],
  from: Account | undefined,
  centavos: number,
): string {
  const covering = sources.find(
    (account) =>
      account.key !== from?.key &&
      account.defaultCurrency === from?.defaultCurrency &&
      (availableIn(account) ?? 0) >= centavos,
  );
  return covering ? ` ${accountName(covering)} ${covering.displayId} sí tiene saldo suficiente.` : '';
}

/** The page for a customer without a cheque account; undefined where there is an account to choose. */
export const requireChequeAccount = (accounts: readonly unknown[]): string | undefined =>
  accounts.length === 0 ? '/verification/no-debit-account' : undefined;
