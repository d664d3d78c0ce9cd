import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { balanceOf, type LedgerTransaction, ledgerTransactions } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/collection';
import { type BalanceChange, type Entry, entryOf, type History } from './history';

/** `read` counts the rows processed. */
type Days = { read: number; last: LedgerTransaction | undefined; entries: Entry[] };

/** Keyed by the transaction list, which is private to each bank from its first write on. */
const daysByHistory = new WeakMap<readonly LedgerTransaction[], Days>();

const canMerge = (entry: BalanceChange, other: BalanceChange): boolean =>
  entry.charge === other.charge && Math.sign(entry.amount) === Math.sign(other.amount);

function add(entries: Entry[], entry: BalanceChange): void {
  const sameDay = entries.findLastIndex(({ date }) => date !== entry.date) + 1;
  const day = entries.splice(sameDay);
  const sameDayEntry = day.find((other) => canMerge(other, entry));
  const sum = { ...entry, amount: entry.amount + (sameDayEntry?.amount ?? 0) };
  const kinds = sameDayEntry ? day.map((other) => (other === sameDayEntry ? sum : other)) : [...day, sum];
  for (const kind of kinds) {
    entries.push({ ...kind, balance: (entries.at(-1)?.balance ?? 0) + kind.amount });
  }
}

function readOn({ read, entries }: Days, account: CustomerAccount, rows: readonly LedgerTransaction[]): Days {
  const days = [...entries];
  for (const row of rows.slice(read)) {
    const entry = entryOf(account, row);
    if (entry) add(days, entry);
  }
  return { read: rows.length, last: rows.at(-1), entries: days };
}

/** History merged by day, so that it grows with days, not movements; reads only rows added since. */
export function dailyHistoryOf(reader: Reader, account: CustomerAccount): History {
  const rows = reader.list(ledgerTransactions, 'byAccount', account.key);
  const before = daysByHistory.get(rows) ?? { read: 0, last: undefined, entries: [] };
  const isContinuation = rows[before.read - 1] === before.last;
  let days = isContinuation ? readOn(before, account, rows) : undefined;
  // A row was inserted among those already read: the clock was set back.
  if ((days?.entries.at(-1)?.balance ?? 0) !== balanceOf(reader, account.key)) days = undefined;
  days ??= readOn({ read: 0, last: undefined, entries: [] }, account, rows);
  daysByHistory.set(rows, days);
  return { before: 0, entries: days.entries };
}
