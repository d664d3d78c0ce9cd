import { bankAccount, type CustomerAccount } from '#bank/core/ledger/accounts';
import { balanceOf, type LedgerTransaction, ledgerTransactions } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/transaction';
import type { BankDate } from '#contract/domain/dates';

/** What of a credit's movements is no use of it: interest, that of being late, and the VAT of the one before it. */
const charges = { 'interest': 'interest', 'late-interest': 'late', 'vat': 'vat' } as const;

/** A movement as the ledger knows it: `amount` is negative where it is owed. */
export type Moved = {
  date: BankDate;
  amount: number;
  charge?: (typeof charges)[keyof typeof charges];
};

/** The same with the balance after it, in the order of time; negative is owed. */
export type Entry = Moved & { balance: number };

/** Entries in order, and the balance before the first. */
export type History = { before: number; entries: readonly Entry[] };

const chargeNames = ['interest', 'late-interest', 'vat'] as const satisfies readonly (keyof typeof charges)[];

/** A transaction as one of its accounts sees it. */
export function entryOf(account: CustomerAccount, { date, postings }: LedgerTransaction): Moved | null {
  const own = postings.findLast((posting) => posting.account === account.key);
  if (!own) return null;
  const { amount } = own;
  const name =
    amount < 0
      ? chargeNames.find((name) =>
          postings.some((posting) => posting.account === bankAccount(name, account.currency)),
        )
      : undefined;
  return { date, amount, ...(name && { charge: charges[name] }) };
}

/**
 * What an account saw from a day on. Reads backwards, so that it costs what it gives, however old the account; and from
 * today's balance, since a posting knows that of when it was posted only: a clock may have been set back.
 */
export function historySince(reader: Reader, account: CustomerAccount, from: BankDate): History {
  const rows = reader.list(ledgerTransactions, 'byAccount', account.key);
  const entries: Entry[] = [];
  let balance = balanceOf(reader, account.key);
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    const entry = row && entryOf(account, row);
    if (!entry) continue;
    if (entry.date < from) return { before: balance, entries: entries.reverse() };
    entries.push({ ...entry, balance });
    balance -= entry.amount;
  }
  return { before: 0, entries: entries.reverse() };
}

/** All that an account saw: what is overdue may be older than any period. */
export const historyOf = (reader: Reader, account: CustomerAccount): History =>
  historySince(reader, account, '');
