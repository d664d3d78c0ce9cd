import { type Account, accountName, byProductOrder, mayUse, primaryBalance } from '#contract/domain/account';
import { type Currency, toCentavos } from '#contract/domain/money';

export const accountOf = (accounts: readonly Account[], key: string): Account | undefined =>
  accounts.find((account) => account.key === key);

/** Centavos; undefined if only the bank knows, as with credit. */
export function availableIn(account: Account): number | undefined {
  const amount = account.type === 'Cheques' ? primaryBalance(account)?.amount : undefined;
  return amount === undefined || amount === null ? undefined : toCentavos(amount);
}

export type SourceRule = {
  types: readonly Account['type'][];
  currency?: Currency;
  use?: 'TRANSFER_FROM' | 'PAY_BILL';
};

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

export const destinationsOf = (accounts: readonly Account[], from: string): Account[] =>
  accounts.filter((account) => mayUse(account, 'TRANSFER_TO') && account.key !== from).sort(byProductOrder);

export const onlySource = (sources: readonly Account[]): string =>
  sources.length === 1 ? (sources[0]?.key ?? '') : '';

/** '' if the masked numbers are ambiguous. */
const lastUsed = (sources: readonly Account[], left: readonly string[]): string =>
  left.map((id) => onlySource(sources.filter(({ displayId }) => displayId === id))).find(Boolean) ?? '';

/** The deep link's source, else the only one, else the last used. */
export const requestedSource = (
  sources: readonly Account[],
  asked: string | null,
  left: readonly string[] = [],
): string =>
  accountOf(sources, asked ?? '')?.key ??
  (onlySource(sources) || (asked === null ? lastUsed(sources, left) : ''));

/** In the same currency; '' if none is known. */
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

export const requireChequeAccount = (accounts: readonly unknown[]): string | undefined =>
  accounts.length === 0 ? '/verification/no-debit-account' : undefined;
