import type { RowProblem } from '../storage/collection';
import type { Reader } from '../storage/transaction';
import { runSync, type Task } from '../tasks/task';
import { bankAccount, ledgerAccounts } from './accounts';
import { balanceOf, ledgerBalances, ledgerTransactions } from './ledger';

/** Charges on credit are posted even beyond its limit. */
const CHARGES: ReadonlySet<string> = new Set(
  (['interest', 'late-interest', 'vat', 'fees', 'fee-vat'] as const).map((name) => bankAccount(name)),
);

export function* ledgerProblemsTask(reader: Reader): Task<RowProblem[]> {
  const problems: RowProblem[] = [];
  const accounts = new Map(reader.all(ledgerAccounts).map((account) => [account.key, account]));
  const storedBalances = new Map([...accounts.keys()].map((key) => [key, balanceOf(reader, key)]));
  const balances = new Map<string, number>();
  const charged = new Map<string, number>();
  for (const transaction of reader.all(ledgerTransactions)) {
    const sums = new Map<string, number>();
    const isCharge = transaction.postings.some(({ account }) => CHARGES.has(account));
    const problem = (field: string, reason: string) =>
      problems.push({ list: ledgerTransactions.name, key: transaction.key, field, reason });
    for (const [index, { account, amount, balance }] of transaction.postings.entries()) {
      const currency = accounts.get(account)?.currency;
      if (!currency) problem(`postings.${index}.account`, `nombra ${account}, que no existe.`);
      else sums.set(currency, (sums.get(currency) ?? 0) + amount);
      const sum = (balances.get(account) ?? 0) + amount;
      if (sum !== balance)
        problem(`postings.${index}.balance`, `${account} queda en ${sum} centavos, no en ${balance}.`);
      balances.set(account, sum);
      if (isCharge && amount < 0) charged.set(account, (charged.get(account) ?? 0) + amount);
    }
    for (const [currency, sum] of sums) {
      if (sum !== 0) problem('postings', `en ${currency} suman ${sum} centavos, no 0.`);
    }
    yield;
  }
  for (const account of accounts.values()) {
    const sum = balances.get(account.key) ?? 0;
    const stored = storedBalances.get(account.key) ?? 0;
    const problem = (reason: string) =>
      problems.push({ list: ledgerBalances.name, key: account.key, field: 'balance', reason });
    if (sum !== stored) problem(`los movimientos suman ${sum} centavos, no ${stored}.`);
    const owedBelow = account.kind === 'customer' && account.terms ? (charged.get(account.key) ?? 0) : 0;
    if (account.kind === 'customer' && stored < account.floor + owedBelow) {
      problem(`${stored} centavos son menos que el mínimo, ${account.floor}.`);
    }
  }
  return problems;
}

export const ledgerProblems = (reader: Reader): RowProblem[] => runSync(ledgerProblemsTask(reader));
