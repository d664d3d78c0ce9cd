import type { IncomingMessage } from 'node:http';
import { DomainError } from '../errors/domain-error';
import { type LedgerTransaction, ledgerTransactions } from '../ledger/ledger';
import type { Transaction } from '../storage/transaction';
import type { Bank } from '../tenants/bank';

/** What the bank knows of one `/api` request while it handles it. */
export type Call = {
  bank: Bank;
  traceId: string;
  /** The key of the customer whose live session the call has shown; null until it has. */
  customer: string | null;
  /** The user name that a live token names, for rules and the log; what it may do is for `customer` to say. */
  user?: string | undefined;
  /** For the log: ledger transactions that it posted, the code it was refused with, the fault that hit it. */
  transactions: string[];
  code?: string;
  fault?: string;
};

/** Where a request goes, without its query. */
export const pathOf = (req: { originalUrl: string }): string => req.originalUrl.split('?')[0] ?? '';

const calls = new WeakMap<IncomingMessage, Call>();

export const beginCall = (req: IncomingMessage, call: Call): void => void calls.set(req, call);

export const findCall = (req: IncomingMessage): Call | undefined => calls.get(req);

export function callOf(req: IncomingMessage): Call {
  const call = calls.get(req);
  if (!call) throw new Error('the request has no call: the pipeline did not run');
  return call;
}

/** A call of a signed-in customer: what routes of a noun work with. */
export type CustomerCall = {
  bank: Bank;
  customer: string;
  /** Runs a command; answers when what it wrote is on disk. */
  commit: <Result>(command: (tx: Transaction) => Result) => Promise<Result>;
};

export function customerCall(req: IncomingMessage): CustomerCall {
  const call = callOf(req);
  const { bank, customer } = call;
  if (customer === null) throw new DomainError('CZ_UNAUTHENTICATED');
  return {
    bank,
    customer,
    commit: (command) =>
      bank.commit(command, (changes) => {
        for (const change of changes) {
          if (change.collection === ledgerTransactions.name && 'put' in change) {
            call.transactions.push(keyOf(change.put));
          }
        }
      }),
  };
}

const keyOf = (row: object): LedgerTransaction['key'] => ('key' in row ? String(row.key) : '');
