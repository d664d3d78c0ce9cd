import { type BankAccountName, bankAccount } from '#bank/core/ledger/accounts';
import type { LedgerTransaction } from '#bank/core/ledger/ledger';
import type { Task } from '#bank/core/tasks/task';
import { type Currency, fromCentavos } from '#contract/domain/money';
import type { StatementTaxes } from '#contract/domain/statement';

/** Totals posted to the bank's own accounts; `rows` are those of one customer account. */
export function* taxesIn(rows: readonly LedgerTransaction[], currency: Currency): Task<StatementTaxes> {
  function* total(
    names: readonly BankAccountName[],
    counts: (amount: number, row: LedgerTransaction) => number,
  ): Task<number> {
    const keys = new Set(names.map((name) => bankAccount(name, currency)));
    let sum = 0;
    for (const row of rows) {
      for (const { account, amount } of row.postings) {
        if (keys.has(account)) sum += counts(amount, row);
      }
      yield;
    }
    return fromCentavos(sum);
  }
  return {
    interestEarned: yield* total(['interest'], (amount) => Math.max(0, -amount)),
    // Tax payments share this account and are excluded.
    taxWithheld: yield* total(['taxes'], (amount, { category }) => (category === 'investment' ? amount : 0)),
    interestCharged: yield* total(['interest', 'late-interest'], (amount) => Math.max(0, amount)),
    fees: yield* total(['fees'], (amount) => amount),
    vat: yield* total(['vat', 'fee-vat'], (amount) => amount),
  };
}
