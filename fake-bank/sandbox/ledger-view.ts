import { fromCentavos } from '#contract/domain/money';
import { customers } from '../core/customers/customers';
import { DomainError } from '../core/errors/domain-error';
import { ledgerAccounts } from '../core/ledger/accounts';
import { ledgerProblemsTask } from '../core/ledger/invariants';
import { balanceOf, ledgerTransactions } from '../core/ledger/ledger';
import { describeProblem, type Reader } from '../core/storage/collection';
import { mapInSlices, runSync } from '../core/tasks/task';
import { transactionView } from './instruments/transaction-view';

type LedgerQuery = { account?: string | undefined; latest?: number | undefined };

function accountNotFound(account: string): DomainError {
  const description = `The ledger has no account ${JSON.stringify(account)}. GET /__bank/ledger?latest=0 lists them.`;
  return new DomainError('CZ_NOT_FOUND', { field: 'account', description });
}

/** Ledger of a bank or an account, and its inconsistencies, as of the first slice. */
export function* ledgerViewTask(reader: Reader, { account, latest }: LedgerQuery) {
  if (account !== undefined && !reader.get(ledgerAccounts, account)) throw accountNotFound(account);
  const viewOf = transactionView(reader);
  const transactions = account
    ? reader.list(ledgerTransactions, 'byAccount', account)
    : reader.all(ledgerTransactions);
  const latestTransactions = transactions.slice(
    latest === undefined ? 0 : Math.max(0, transactions.length - latest),
  );
  const accounts = reader
    .all(ledgerAccounts)
    .filter(({ key }) => !account || key === account)
    .map((row) => ({
      account: row.key,
      name: row.description,
      ...(row.kind === 'customer' && { customer: reader.get(customers, row.customer)?.user ?? row.customer }),
      currency: row.currency,
      balance: fromCentavos(balanceOf(reader, row.key)),
      floor: row.kind === 'customer' ? fromCentavos(row.floor) : null,
    }));
  const count = transactions.length;
  const ledgerProblems = yield* ledgerProblemsTask(reader);
  const problems = ledgerProblems.map((problem) => describeProblem(problem, problem.key));
  const transactionViews = yield* mapInSlices(latestTransactions, viewOf);
  return { balanced: problems.length === 0, problems, accounts, count, transactions: transactionViews };
}

/** Runs without yielding. */
export const ledgerView = (reader: Reader, query: LedgerQuery) => runSync(ledgerViewTask(reader, query));
