import type { Recipient } from '#contract/recipients';
import { type Account, primaryBalance, showEnding } from '#contract/shared/account';
import { toCentavos } from '#contract/shared/money';

export const accountOf = (accounts: readonly Account[], key: string): Account | undefined =>
  accounts.find((account) => account.key === key);

/** Centavos that can be taken out; undefined where only the bank knows, as with credit. */
export function availableIn(account: Account): number | undefined {
  const amount = account.type === 'Cheques' ? primaryBalance(account)?.amount : undefined;
  return amount === undefined || amount === null ? undefined : toCentavos(amount);
}

/** The account of a saved recipient: `Mamá · BBVA México •••• 0197` */
export const recipientName = ({ alias, bankName, accountId }: Recipient): string =>
  `${alias} · ${bankName} ${showEnding(accountId)}`;
