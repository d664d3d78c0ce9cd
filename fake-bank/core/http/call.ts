import type { IncomingMessage } from 'node:http';
import { type Message, outbox } from '../activity/outbox';
import { DomainError } from '../errors/domain-error';
import { type LedgerTransaction, ledgerTransactions } from '../ledger/ledger';
import type { Change, Collection } from '../storage/collection';
import type { Transaction } from '../storage/transaction';
import type { Bank } from '../tenants/bank';

export type Call = {
  bank: Bank;
  traceId: string;
  /** Key of the signed-in customer; null before authentication. */
  customer: string | null;
  /** User name in a valid token, for fault rules and the log; authorization uses `customer`. */
  user?: string | undefined;
  /** Logged: posted ledger transactions, messages to customers, error code, injected fault. */
  transactions: LedgerTransaction[];
  messages: Message[];
  code?: string;
  fault?: string;
};

export const pathOf = (req: { originalUrl: string }): string => req.originalUrl.split('?')[0] ?? '';

const calls = new WeakMap<IncomingMessage, Call>();

export const beginCall = (req: IncomingMessage, call: Call): void => void calls.set(req, call);

export const findCall = (req: IncomingMessage): Call | undefined => calls.get(req);

export function callOf(req: IncomingMessage): Call {
  const call = calls.get(req);
  if (!call) throw new Error('the request has no call: the pipeline did not run');
  return call;
}

export type CustomerCall = {
  bank: Bank;
  customer: string;
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
        call.transactions.push(...writtenRows(bank, changes, ledgerTransactions, 'key'));
        call.messages.push(...writtenRows(bank, changes, outbox, 'number'));
      }),
  };
}

/** Returns the collection's rows among the changes; `keyField` is the field with their key. */
const writtenRows = <Row extends object>(
  { read }: Bank,
  changes: readonly Change[],
  collection: Collection<Row, string>,
  keyField: string,
): Row[] =>
  changes.flatMap((change) => {
    if (change.collection !== collection.name || !('put' in change)) return [];
    return read.get(collection, String(Reflect.get(change.put, keyField))) ?? [];
  });
