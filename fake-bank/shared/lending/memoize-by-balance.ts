import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { ledgerBalances } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/collection';
import type { BankDate } from '#contract/domain/dates';

type Derive<Account, Result> = (reader: Reader, account: Account, today: BankDate) => Result;

/** Memoizes by `of`, the day, and the balance row, which every movement replaces and a rollback restores. */
export function memoizeByBalance<Account extends CustomerAccount, Result>(
  derive: Derive<Account, Result>,
  of: (account: Account) => unknown = ({ terms }) => terms,
): Derive<Account, Result> {
  const known = new WeakMap<object, { dependency: unknown; today: BankDate; result: Result }>();
  return (reader, account, today) => {
    const moved = reader.get(ledgerBalances, account.key);
    const found = moved && known.get(moved);
    if (found && found.dependency === of(account) && found.today === today) return found.result;
    const result = derive(reader, account, today);
    if (moved) known.set(moved, { dependency: of(account), today, result });
    return result;
  };
}
