import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { ledgerBalances } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/collection';
import type { BankDate } from '#contract/domain/dates';

type Derive<Account, Result> = (reader: Reader, account: Account, today: BankDate) => Result;

/** Memoizes by the dependency, the day and the balance row. A movement replaces that row; a rollback restores it. */
export function memoizeByBalance<Account extends CustomerAccount, Result>(
  derive: Derive<Account, Result>,
  dependencyOf: (account: Account) => unknown = ({ terms }) => terms,
): Derive<Account, Result> {
  const cache = new WeakMap<object, { dependency: unknown; today: BankDate; result: Result }>();
  return (reader, account, today) => {
    const balanceRow = reader.get(ledgerBalances, account.key);
    const cached = balanceRow && cache.get(balanceRow);
    if (cached && cached.dependency === dependencyOf(account) && cached.today === today) return cached.result;
    const result = derive(reader, account, today);
    if (balanceRow) cache.set(balanceRow, { dependency: dependencyOf(account), today, result });
    return result;
  };
}
