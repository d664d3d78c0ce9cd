import * as z from 'zod/mini';
import { MovementOperation } from '#contract/accounts';
import { bankDate } from '#contract/domain/dates';
import { Currency } from '#contract/domain/money';
import { MovementCategory } from '#contract/domain/movement-category';
import type { OperationKind } from '#contract/domain/operation-kind';
import { StoredDay, StoredInstant } from '../calendar/stored-dates';
import { sortable } from '../lists/position';
import { Collection, type Reader } from '../storage/collection';
import { nextNumber } from '../storage/sequence';
import { StoredKey, StoredText } from '../storage/stored-text';
import type { Transaction } from '../storage/transaction';
import { bankAccount, bankAccountNames, bankAccounts, type LedgerAccount, ledgerAccounts } from './accounts';
import { Centavos } from './centavos';

const LEDGER = 'ledger';
const DIGITS = 9;
const LEDGER_KEY = new RegExp(`^L\\d{${DIGITS},}$`);
const ledgerKeyAt = (number: number): string => `L${String(number).padStart(DIGITS, '0')}`;

const Posting = z.object({
  account: StoredKey,
  /** Integer centavos: negative debits the account, positive credits it. */
  amount: Centavos,
  balance: Centavos,
});

const LedgerTransaction = z.object({
  key: z.string().check(z.regex(LEDGER_KEY, 'Write an L and nine digits.')),
  at: StoredInstant,
  date: StoredDay,
  description: StoredText(),
  /** Missing in rows stored before categories existed. */
  category: z.optional(MovementCategory),
  /** The customer's order behind this transaction. Other parties see a separate movement. */
  operation: z.optional(z.extend(MovementOperation, { kind: StoredKey, key: StoredKey })),
  postings: z.array(Posting),
});
export type LedgerTransaction = z.infer<typeof LedgerTransaction>;

export const ledgerTransactions = new Collection<LedgerTransaction, 'byAccount'>(
  'transactions',
  LedgerTransaction,
  (transaction) => transaction.key,
  {
    byAccount: {
      keys: (transaction) => transaction.postings.map((posting) => posting.account),
      order: (transaction) => sortable(transaction.at),
    },
  },
  {
    happenedAt: ({ at }) => ({ at }),
    sequenceNumbers: { [LEDGER]: ({ key }) => ({ field: 'key', number: Number(key.slice(1)) }) },
    validate: ({ at, date }) =>
      bankDate(at) === date
        ? undefined
        : { field: 'date', reason: `is not the day of its time, ${bankDate(at)}.` },
  },
);

const Balance = z.object({ account: StoredKey, balance: Centavos });

export const ledgerBalances = new Collection(
  'balances',
  Balance,
  (row) => row.account,
  {},
  {
    validate: ({ account }, reader) =>
      reader.get(ledgerAccounts, account)
        ? undefined
        : { field: 'account', reason: `names ${account}, which does not exist.` },
  },
);

export class InsufficientFunds extends Error {
  readonly account: string;
  constructor(account: string) {
    super(`insufficient funds in ${account}`);
    this.account = account;
  }
}

export const balanceOf = (reader: Reader, account: string): number =>
  reader.get(ledgerBalances, account)?.balance ?? 0;

export const availableIn = (reader: Reader, account: LedgerAccount): number =>
  account.kind === 'bank' ? Number.MAX_SAFE_INTEGER : balanceOf(reader, account.key) - account.floor;

export function openAccount<Account extends LedgerAccount>(tx: Transaction, account: Account): Account {
  if (tx.get(ledgerAccounts, account.key)) throw new Error(`account ${account.key} exists`);
  tx.put(ledgerAccounts, account);
  return account;
}

export type LedgerOperation = { kind: OperationKind; key: string };

/** `belowFloor`: posted even if it takes the account below its floor, such as interest and annual fees. */
type Entry = {
  at: number;
  description: string;
  category: MovementCategory;
  operation?: LedgerOperation;
  belowFloor?: boolean;
};

/** Postings must sum to zero in each currency; throws `InsufficientFunds` below an account's floor. */
export function post(
  tx: Transaction,
  entry: Entry & { postings: readonly { account: string; amount: number }[] },
): LedgerTransaction {
  const sums = new Map<string, number>();
  const balances = new Map<string, number>();
  const postings = entry.postings.map(({ account: key, amount }) => {
    const account = tx.get(ledgerAccounts, key);
    if (!account) throw new Error(`posting to unknown account ${key}`);
    if (!Number.isSafeInteger(amount) || amount === 0) throw new Error(`posting of ${amount} centavos`);
    sums.set(account.currency, (sums.get(account.currency) ?? 0) + amount);
    const balance = (balances.get(key) ?? balanceOf(tx, key)) + amount;
    if (account.kind === 'customer' && !entry.belowFloor && amount < 0 && balance < account.floor) {
      throw new InsufficientFunds(key);
    }
    balances.set(key, balance);
    return { account: key, amount, balance };
  });
  for (const [currency, sum] of sums) {
    if (sum !== 0) throw new Error(`postings are off by ${sum} centavos ${currency}`);
  }
  // Write only after all checks, so that a caller that catches an error finds the ledger unchanged.
  for (const [account, balance] of balances) tx.put(ledgerBalances, { account, balance });
  const key = ledgerKeyAt(nextNumber(tx, LEDGER));
  return tx.put(ledgerTransactions, {
    key,
    at: entry.at,
    date: bankDate(entry.at),
    description: entry.description,
    category: entry.category,
    ...(entry.operation && { operation: entry.operation }),
    postings,
  });
}

export const move = (
  tx: Transaction,
  { from, to, amount, ...entry }: Entry & { from: string; to: string; amount: number },
): LedgerTransaction =>
  post(tx, {
    ...entry,
    postings: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });

export function openBankAccounts(tx: Transaction): void {
  for (const name of bankAccountNames) {
    for (const currency of Currency.options) {
      const key = bankAccount(name, currency);
      if (tx.get(ledgerAccounts, key)) continue;
      openAccount(tx, {
        kind: 'bank',
        key,
        currency,
        description: `${bankAccounts[name]} (${currency})`,
      });
    }
  }
}
