import type { Reader } from '../storage/collection';
import { balanceOf, type LedgerTransaction, ledgerTransactions } from './ledger';

type Rows = readonly LedgerTransaction[];
type Posting = LedgerTransaction['postings'][number];

const checkedRows = new WeakMap<Rows, { count: number; last: LedgerTransaction | undefined }>();

/** False if the clock was set back between rows. Checks new rows only: rollbacks remove the newest first. */
function isAsPosted(rows: Rows): boolean {
  const before = checkedRows.get(rows);
  let count = before && rows[before.count - 1] === before.last ? before.count : 0;
  let last = rows[count - 1];
  for (let next = rows[count]; next && (!last || last.key < next.key); next = rows[count]) {
    last = next;
    count += 1;
  }
  checkedRows.set(rows, { count, last });
  return count === rows.length;
}

const addedTo = (account: string, { postings }: LedgerTransaction): number =>
  postings.reduce((sum, posting) => (posting.account === account ? sum + posting.amount : sum), 0);

/** Returns the balance after each posting in chronological order; `rows` are consecutive, oldest first. */
export function runningBalance(reader: Reader, account: string, rows: Rows): (posting: Posting) => number {
  const all = reader.list(ledgerTransactions, 'byAccount', account);
  const last = rows.at(-1);
  if (!last || isAsPosted(all)) return ({ balance }) => balance;
  const later = all.slice(all.lastIndexOf(last) + 1);
  let balance = later.reduce((left, row) => left - addedTo(account, row), balanceOf(reader, account));
  const balances = new Map<Posting, number>();
  for (const { postings } of rows.toReversed()) {
    for (const posting of postings.toReversed()) {
      if (posting.account !== account) continue;
      balances.set(posting, balance);
      balance -= posting.amount;
    }
  }
  return (posting) => balances.get(posting) ?? posting.balance;
}
