import { bankInstant } from '#contract/shared/dates';
import { fromCentavos } from '#contract/shared/money';
import { ledgerAccounts } from '../ground/ledger/accounts';
import { ledgerProblems } from '../ground/ledger/invariants';
import { balanceOf, ledgerTransactions } from '../ground/ledger/ledger';
import { customers } from '../ground/parties/customers';
import type { Reader } from '../ground/store/transaction';

type Asked = { account?: string | undefined; latest?: number | undefined };

/** The books of a bank, or of one account, and what is wrong with them. */
export function ledgerView(reader: Reader, { account, latest }: Asked) {
  const problems = ledgerProblems(reader);
  const accounts = reader.all(ledgerAccounts).filter(({ key }) => !account || key === account);
  const currencies = new Map(reader.all(ledgerAccounts).map(({ key, currency }) => [key, currency]));
  const transactions = account
    ? reader.list(ledgerTransactions, 'byAccount', account)
    : reader.all(ledgerTransactions);
  const listed = transactions.slice(latest === undefined ? 0 : Math.max(0, transactions.length - latest));
  return {
    balanced: problems.length === 0,
    problems,
    accounts: accounts.map((row) => ({
      account: row.key,
      name: row.description,
      ...(row.kind === 'customer' && { customer: reader.get(customers, row.customer)?.user ?? row.customer }),
      currency: row.currency,
      balance: fromCentavos(balanceOf(reader, row.key)),
      floor: row.kind === 'customer' ? fromCentavos(row.floor) : null,
    })),
    count: transactions.length,
    transactions: listed.map((row) => ({
      transaction: row.key,
      at: bankInstant(row.at),
      description: row.description,
      postings: row.postings.map((posting) => ({
        account: posting.account,
        amount: fromCentavos(posting.amount),
        currency: currencies.get(posting.account) ?? ('MXN' as const),
      })),
    })),
  };
}
