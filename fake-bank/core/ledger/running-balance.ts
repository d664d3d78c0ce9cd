import type { Reader } from '../storage/transaction';
import { balanceOf, type LedgerTransaction, ledgerTransactions } from './ledger';

type Rows = readonly LedgerTransaction[];
type Posting = LedgerTransaction['postings'][number];

/** How many rows of a list stand as they were posted, as far as that was looked at. */
const known = new WeakMap<Rows, { count: number; last: LedgerTransaction | undefined }>();

/**
 * Whether what was posted first comes first. Not where a clock was set back: what is posted then stands before what there
 * was, and each posting keeps the balance of when it was posted. Looks only at what has come since the last time; rows
 * are undone the newest first, so that what was looked at is as it was where its last row is.
 */
function isAsPosted(rows: Rows): boolean {
  const before = known.get(rows);
  let count = before && rows[before.count - 1] === before.last ? before.count : 0;
  let last = rows[count - 1];
  for (let next = rows[count]; next && (!last || last.key < next.key); next = rows[count]) {
    last = next;
    count += 1;
  }
  known.set(rows, { count, last });
  return count === rows.length;
}

/** What a row adds to an account, in centavos. */
const addedTo = (account: string, { postings }: LedgerTransaction): number =>
  postings.reduce((sum, posting) => (posting.account === account ? sum + posting.amount : sum), 0);

/**
 * The balance that an account had after each of its postings in these rows, in the order of time. The rows follow each
 * other in its list, the oldest first.
 */
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
