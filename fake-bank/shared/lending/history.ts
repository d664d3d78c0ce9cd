import { bankAccount, type CustomerAccount } from '#bank/core/ledger/accounts';
import { balanceOf, type LedgerTransaction, ledgerTransactions } from '#bank/core/ledger/ledger';
import type { Reader } from '#bank/core/storage/collection';
import type { BankDate } from '#contract/domain/dates';

/** Charges in a credit's history. VAT belongs to the interest charged before it. */
const charges = { 'interest': 'interest', 'late-interest': 'late', 'vat': 'vat' } as const;

/** `amount` is negative when it increases the debt. */
export type BalanceChange = {
  date: BankDate;
  amount: number;
  charge?: (typeof charges)[keyof typeof charges];
};

export type Entry = BalanceChange & { balance: number };

/** Entries in chronological order; `before` is the balance before the first. */
export type History = { before: number; entries: readonly Entry[] };

const chargeNames = ['interest', 'late-interest', 'vat'] as const satisfies readonly (keyof typeof charges)[];

export function entryOf(
  account: CustomerAccount,
  { date, postings }: LedgerTransaction,
): BalanceChange | null {
  const accountPosting = postings.findLast((posting) => posting.account === account.key);
  if (!accountPosting) return null;
  const { amount } = accountPosting;
  const name =
    amount < 0
      ? chargeNames.find((name) =>
          postings.some((posting) => posting.account === bankAccount(name, account.currency)),
        )
      : undefined;
  return { date, amount, ...(name && { charge: charges[name] }) };
}

/** Reads backwards from today's balance: a posting's own balance is wrong once the clock was set back. */
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

export const historyOf = (reader: Reader, account: CustomerAccount): History =>
  historySince(reader, account, '');
