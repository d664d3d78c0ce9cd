import { type Account, accountName, byProductOrder, mayUse, primaryBalance } from '#contract/domain/account';
import { toCentavos } from '#contract/domain/money';
import { type AccountKind, isCheques } from '#contract/rules/accounts';

export const accountOf = (accounts: readonly Account[], key: string): Account | undefined =>
  accounts.find((account) => account.key === key);

export const accountKind = ({ type, defaultCurrency }: Account): AccountKind => ({
  type,
  currency: defaultCurrency,
});

/** Returns centavos, or undefined if only the bank knows them, as for a credit. */
export function availableIn(account: Account): number | undefined {
  const amount = isCheques(account) ? primaryBalance(account)?.amount : undefined;
  return amount === undefined || amount === null ? undefined : toCentavos(amount);
}

export type SourceRule = {
  accepts: (account: AccountKind) => boolean;
  use?: 'TRANSFER_FROM' | 'PAY_BILL';
};

export const sourcesOf = (
  accounts: readonly Account[],
  { accepts, use = 'TRANSFER_FROM' }: SourceRule,
): Account[] =>
  accounts.filter((account) => accepts(accountKind(account)) && mayUse(account, use)).sort(byProductOrder);

export const destinationsOf = (accounts: readonly Account[], from: string): Account[] =>
  accounts.filter((account) => mayUse(account, 'TRANSFER_TO') && account.key !== from).sort(byProductOrder);

export const singleAccountKey = (sources: readonly Account[]): string =>
  sources.length === 1 ? (sources[0]?.key ?? '') : '';

/** Returns the account with a masked number; undefined if none or several have it. */
export function accountByDisplayId(
  accounts: readonly Account[],
  displayId: string | undefined,
): Account | undefined {
  const [account, ...duplicates] = accounts.filter((each) => each.displayId === displayId);
  return duplicates.length === 0 ? account : undefined;
}

/** Returns the key of the last used account with a unique masked number, or ''. Skips dollar accounts if a source is in pesos. */
function lastUsed(sources: readonly Account[], usedIds: readonly string[]): string {
  const isInPesos = ({ defaultCurrency }: Account) => defaultCurrency === 'MXN';
  const hasPesos = sources.some(isInPesos);
  const usedAccounts = usedIds.flatMap((id) => accountByDisplayId(sources, id) ?? []);
  return usedAccounts.find((account) => !hasPesos || isInPesos(account))?.key ?? '';
}

/** Returns the source in the deep link, else the only source, else (without a deep link) the last used one. */
export const requestedSource = (
  sources: readonly Account[],
  requested: string | null,
  usedIds: readonly string[] = [],
): string =>
  accountOf(sources, requested ?? '')?.key ??
  (singleAccountKey(sources) || (requested === null ? lastUsed(sources, usedIds) : ''));

/** Returns another source in the same currency whose known balance covers the amount. */
export const coveringAccount = (
  sources: readonly Account[],
  from: Account | undefined,
  centavos: number,
): Account | undefined =>
  sources.find(
    (account) =>
      account.key !== from?.key &&
      account.defaultCurrency === from?.defaultCurrency &&
      (availableIn(account) ?? 0) >= centavos,
  );

/** Returns a sentence that names the covering account, or ''. */
export function nameCoveringAccount(
  sources: readonly Account[],
  from: Account | undefined,
  centavos: number,
): string {
  const covering = coveringAccount(sources, from, centavos);
  return covering ? ` ${accountName(covering)} ${covering.displayId} sí tiene saldo suficiente.` : '';
}

export const requireChequeAccount = (accounts: readonly unknown[]): string | undefined =>
  accounts.length === 0 ? '/verification/no-debit-account' : undefined;
