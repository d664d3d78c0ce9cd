import type { Reader, RowProblem } from '../storage/collection';
import { runSync, type Task } from '../tasks/task';
import { bankAccount, ledgerAccounts } from './accounts';
import { balanceOf, ledgerBalances, ledgerTransactions } from './ledger';

/** Charges on credit are posted even beyond its limit. */
const CHARGES: ReadonlySet<string> = new Set(
  (['interest', 'late-interest', 'vat', 'fees', 'fee-vat'] as const).map((name) => bankAccount(name)),
);

const inLedger = (key: string) => ({ list: ledgerTransactions.name, key });

export function* ledgerProblemsTask(reader: Reader): Task<RowProblem[]> {
  const problems: RowProblem[] = [];
  const accounts = new Map(reader.all(ledgerAccounts).map((account) => [account.key, account]));
  const storedBalances = new Map([...accounts.keys()].map((key) => [key, balanceOf(reader, key)]));
  const balances = new Map<string, number>();
  const charged = new Map<string, number>();
  /** Key of each account's latest transaction so far; the next one may be missing. */
  const latest = new Map<string, string>();
  for (const transaction of reader.all(ledgerTransactions)) {
    const sums = new Map<string, number>();
    const isCharge = transaction.postings.some(({ account }) => CHARGES.has(account));
    const problem = (field: string, reason: string, other?: string) =>
      problems.push({
        ...inLedger(transaction.key),
        field,
        reason,
        other: other === undefined ? undefined : inLedger(other),
      });
    for (const [index, { account, amount, balance }] of transaction.postings.entries()) {
      const currency = accounts.get(account)?.currency;
      if (!currency) problem(`postings.${index}.account`, `names ${account}, which does not exist.`);
      else sums.set(currency, (sums.get(currency) ?? 0) + amount);
      const sum = (balances.get(account) ?? 0) + amount;
      if (sum !== balance)
        problem(
          `postings.${index}.balance`,
          `${account} is at ${sum} centavos, not at ${balance}.`,
          latest.get(account),
        );
      balances.set(account, sum);
      latest.set(account, transaction.key);
      if (isCharge && amount < 0) charged.set(account, (charged.get(account) ?? 0) + amount);
    }
    for (const [currency, sum] of sums) {
      if (sum !== 0) problem('postings', `add up to ${sum} centavos in ${currency}, not to 0.`);
    }
    yield;
  }
  for (const account of accounts.values()) {
    const sum = balances.get(account.key) ?? 0;
    const storedBalance = storedBalances.get(account.key) ?? 0;
    const problem = (reason: string, other?: RowProblem['other']) =>
      problems.push({ list: ledgerBalances.name, key: account.key, field: 'balance', reason, other });
    const last = latest.get(account.key);
    if (sum !== storedBalance)
      problem(
        `the postings add up to ${sum} centavos, not to ${storedBalance}.`,
        last === undefined ? undefined : inLedger(last),
      );
    const chargesBelowFloor =
      account.kind === 'customer' && account.terms ? (charged.get(account.key) ?? 0) : 0;
    if (account.kind === 'customer' && storedBalance < account.floor + chargesBelowFloor) {
      problem(`${storedBalance} centavos are less than the floor, ${account.floor}.`, {
        list: ledgerAccounts.name,
        key: account.key,
      });
    }
  }
  return problems;
}

export const ledgerProblems = (reader: Reader): RowProblem[] => runSync(ledgerProblemsTask(reader));
