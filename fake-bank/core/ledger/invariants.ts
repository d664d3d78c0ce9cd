import type { Reader } from '../storage/transaction';
import { runSync, type Task } from '../tasks/task';
import { bankAccount, ledgerAccounts } from './accounts';
import { balanceOf, ledgerTransactions } from './ledger';

/** Charges on credit are posted even beyond its limit. */
const CHARGES: ReadonlySet<string> = new Set(
  (['interest', 'late-interest', 'vat', 'fees', 'fee-vat'] as const).map((name) => bankAccount(name)),
);

export function* ledgerProblemsTask(reader: Reader): Task<string[]> {
  const problems: string[] = [];
  const accounts = new Map(reader.all(ledgerAccounts).map((account) => [account.key, account]));
  const kepts = new Map([...accounts.keys()].map((key) => [key, balanceOf(reader, key)]));
  const balances = new Map<string, number>();
  const charged = new Map<string, number>();
  for (const transaction of reader.all(ledgerTransactions)) {
    const sums = new Map<string, number>();
    const isCharge = transaction.postings.some(({ account }) => CHARGES.has(account));
    for (const { account, amount, balance } of transaction.postings) {
      const currency = accounts.get(account)?.currency;
      if (!currency) problems.push(`${transaction.key} posts to ${account}, which does not exist`);
      else sums.set(currency, (sums.get(currency) ?? 0) + amount);
      const sum = (balances.get(account) ?? 0) + amount;
      if (sum !== balance) problems.push(`${transaction.key} leaves ${account} at ${balance}, not at ${sum}`);
      balances.set(account, sum);
      if (isCharge && amount < 0) charged.set(account, (charged.get(account) ?? 0) + amount);
    }
    for (const [currency, sum] of sums) {
      if (sum !== 0) problems.push(`${transaction.key} is off by ${sum} centavos ${currency}`);
    }
    yield;
  }
  for (const account of accounts.values()) {
    const sum = balances.get(account.key) ?? 0;
    const kept = kepts.get(account.key) ?? 0;
    if (sum !== kept) problems.push(`${account.key} keeps ${kept} centavos, its postings sum to ${sum}`);
    const owedBelow = account.kind === 'customer' && account.terms ? (charged.get(account.key) ?? 0) : 0;
    if (account.kind === 'customer' && kept < account.floor + owedBelow) {
      problems.push(`${account.key} stands at ${kept} centavos, below its floor of ${account.floor}`);
    }
  }
  return problems;
}

export const ledgerProblems = (reader: Reader): string[] => runSync(ledgerProblemsTask(reader));
