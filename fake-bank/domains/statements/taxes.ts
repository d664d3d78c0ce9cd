import { type Currency, fromCentavos } from '#contract/shared/money';
import type { StatementTaxes } from '#contract/shared/statement';
import { type BankAccountName, bankAccount } from '../../ground/ledger/accounts';
import type { LedgerTransaction } from '../../ground/ledger/ledger';

/** What the bank's own accounts received in movements of a customer's account, told apart; centavos. */
export function taxesIn(rows: readonly LedgerTransaction[], currency: Currency): StatementTaxes {
  const total = (
    names: readonly BankAccountName[],
    counts: (amount: number, row: LedgerTransaction) => number,
  ) => {
    const keys = new Set(names.map((name) => bankAccount(name, currency)));
    return fromCentavos(
      rows.reduce(
        (sum, row) =>
          row.postings.reduce(
            (added, { account, amount }) => (keys.has(account) ? added + counts(amount, row) : added),
            sum,
          ),
        0,
      ),
    );
  };
  return {
    interestEarned: total(['interest'], (amount) => Math.max(0, -amount)),
    // Taxes that the customer pays go to the same account.
    taxWithheld: total(['taxes'], (amount, { category }) => (category === 'investment' ? amount : 0)),
    interestCharged: total(['interest', 'late-interest'], (amount) => Math.max(0, amount)),
    fees: total(['fees'], (amount) => amount),
    vat: total(['vat', 'fee-vat'], (amount) => amount),
  };
}
