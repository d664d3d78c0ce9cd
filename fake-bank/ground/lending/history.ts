import type { BankDate } from '#contract/shared/dates';
import { bankAccount, type CustomerAccount } from '../ledger/accounts';
import { type LedgerTransaction, ledgerTransactions } from '../ledger/ledger';
import type { Reader } from '../store/transaction';
import type { Entry, History } from './statement';

function entryOf(account: CustomerAccount, { date, postings }: LedgerTransaction): Entry | null {
  const own = postings.findLast((posting) => posting.account === account.key);
  if (!own) return null;
  const other = (name: 'interest' | 'vat') =>
    own.amount < 0 && postings.some((posting) => posting.account === bankAccount(name, account.currency));
  const charge = other('interest') ? 'interest' : other('vat') ? 'vat' : undefined;
  return { date, amount: own.amount, balance: own.balance, ...(charge && { charge }) };
}

/** What an account saw from a day on. Reads backwards, so that it costs what it gives, however old the account. */
export function historySince(reader: Reader, account: CustomerAccount, from: BankDate): History {
  const rows = reader.list(ledgerTransactions, 'byAccount', account.key);
  const entries: Entry[] = [];
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    const entry = row && entryOf(account, row);
    if (!entry) continue;
    if (entry.date < from) return { before: entry.balance, entries: entries.reverse() };
    entries.push(entry);
  }
  return { before: 0, entries: entries.reverse() };
}
