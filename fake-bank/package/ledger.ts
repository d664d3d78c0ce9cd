import type * as z from 'zod/mini';
import type { BankEvent } from '#contract/domain/bank-event';
import type { LedgerTransaction, LedgerView } from '#contract/domain/ledger-view';
import { toCentavos } from '#contract/domain/money';
import type { LoggedRequest } from '#contract/domain/request-log';

/** Integer centavos of a peso, or cents of a dollar; negative for a debt. On the wire amounts are pesos or dollars. */
export type Centavos = number;

type WireTransaction = z.infer<typeof LedgerTransaction>;
type WireLedger = z.infer<typeof LedgerView>;

export type Posting = Omit<WireTransaction['postings'][number], 'amount'> & { amount: Centavos };
export type BankTransaction = Omit<WireTransaction, 'postings'> & { postings: Posting[] };
export type BankAccount = Omit<WireLedger['accounts'][number], 'balance' | 'floor'> & {
  balance: Centavos;
  /** Lowest balance; null for accounts of the bank. */
  floor: Centavos | null;
};
export type Ledger = Omit<WireLedger, 'accounts' | 'transactions'> & {
  accounts: BankAccount[];
  transactions: BankTransaction[];
};
export type BankCall = Omit<LoggedRequest, 'ledger'> & { ledger: BankTransaction[] };
export type TestBankEvent =
  | Exclude<BankEvent, { kind: 'posting' }>
  | { kind: 'posting'; data: BankTransaction };

const readTransaction = ({ postings, ...transaction }: WireTransaction): BankTransaction => ({
  ...transaction,
  postings: postings.map((posting) => ({ ...posting, amount: toCentavos(posting.amount) })),
});

export const readLedger = ({ accounts, transactions, ...ledger }: WireLedger): Ledger => ({
  ...ledger,
  accounts: accounts.map((account) => ({
    ...account,
    balance: toCentavos(account.balance),
    floor: account.floor === null ? null : toCentavos(account.floor),
  })),
  transactions: transactions.map(readTransaction),
});

export const readCall = (call: LoggedRequest): BankCall => ({
  ...call,
  ledger: call.ledger.map(readTransaction),
});

export const readEvent = (event: BankEvent): TestBankEvent =>
  event.kind === 'posting' ? { kind: 'posting', data: readTransaction(event.data) } : event;
