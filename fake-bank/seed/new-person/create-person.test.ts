import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { ledgerProblems } from '#bank/core/ledger/invariants';
import { balanceOf, ledgerTransactions, openBankAccounts } from '#bank/core/ledger/ledger';
import { State } from '#bank/core/storage/collection';
import { Transaction } from '#bank/core/storage/transaction';
import { historyOf } from '#bank/shared/lending/history';
import { paymentPlan } from '#bank/shared/lending/plan';
import { repaymentStatus } from '#bank/shared/lending/repayment-status';
import { debtAfter } from '#bank/shared/lending/waterfall';
import { runs } from '#bank/testing/full-run';
import { addDays, bankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { type PersonAccount, PersonRequest } from '#contract/domain/person';
import { createPerson } from './create-person';

const RUNS = runs(1_500, 40);

function withAccounts(accounts: readonly PersonAccount[], today: string) {
  const tx = new Transaction(new State(), { isChecked: true });
  openBankAccounts(tx);
  const created = createPerson(tx, PersonRequest.parse({ user: 'rosa', accounts }), today);
  return { tx, created };
}

const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2024-02-01', days));
const movements = fc.option(
  fc.integer({ min: 1, max: 12 }).map((months) => ({ months })),
  { nil: undefined },
);
const centavos = (max: number) => fc.oneof(fc.constantFrom(0, 1, max - 1, max), fc.integer({ min: 0, max }));

const chequing = fc.record({
  product: fc.constant('chequing' as const),
  currency: fc.constantFrom('MXN' as const, 'USD' as const),
  balance: centavos(500_000_00).map(fromCentavos),
  movements,
});
const credit = fc.integer({ min: 1_000_00, max: 500_000_00 }).chain((limit) =>
  fc.record({
    product: fc.constantFrom('credit-card' as const, 'line-of-credit' as const),
    limit: fc.constant(fromCentavos(limit)),
    balance: centavos(limit).map((debt) => (debt === 0 ? 0 : fromCentavos(-debt))),
    movements,
  }),
);
const loan = fc
  .record({
    product: fc.constantFrom('loan' as const, 'mortgage' as const),
    principal: fc.integer({ min: 1_000_00, max: 5_000_000_00 }).map(fromCentavos),
    paid: fc.integer({ min: 0, max: 40 }),
    overdue: fc.integer({ min: 0, max: 11 }),
    remaining: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 300 })),
  })
  .map(({ remaining, ...rest }) => ({ ...rest, term: rest.paid + rest.overdue + remaining }));

describe('a new person', () => {
  it('has the balances of the request, and the books balance', () => {
    fc.assert(
      fc.property(day, fc.array(fc.oneof(chequing, credit), { maxLength: 4 }), (today, accounts) => {
        const { tx, created } = withAccounts(accounts, today);
        expect(ledgerProblems(tx)).toEqual([]);
        expect(created.accounts.map((key) => balanceOf(tx, key) + 0)).toEqual(
          accounts.map(({ balance }) => Math.round(balance * 100)),
        );
        const dates = tx.all(ledgerTransactions).map(({ at }) => bankDate(at));
        expect(dates.filter((date) => date >= today)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('has paid and overdue instalments of a loan as requested', () => {
    fc.assert(
      fc.property(day, loan, (today, account) => {
        const { tx, created } = withAccounts([account], today);
        expect(ledgerProblems(tx)).toEqual([]);
        const storedAccount = tx.get(ledgerAccounts, created.accounts[0] ?? '');
        if (storedAccount?.kind !== 'customer' || storedAccount.terms?.kind !== 'instalments')
          throw new Error('no loan');
        const { terms } = storedAccount;
        const isDue = paymentPlan(terms).some(({ dueDate }) => dueDate === today);
        const status = repaymentStatus(
          terms,
          debtAfter(terms, historyOf(tx, storedAccount)),
          isDue ? addDays(today, -1) : today,
        );
        expect(status.paid).toBe(account.paid);
        expect(status.instalments.filter(({ status }) => status === 'OVERDUE')).toHaveLength(account.overdue);
      }),
      RUNS,
    );
  });

  it('gets wages in each of the requested months and no movements before them', () => {
    const { tx, created } = withAccounts(
      [{ product: 'chequing', balance: 900, movements: { months: 3 } }],
      '2026-11-23',
    );
    const accountTransactions = tx.list(ledgerTransactions, 'byAccount', created.accounts[0] ?? '');
    const wages = accountTransactions
      .filter(({ category }) => category === 'payroll')
      .map(({ date }) => date);
    expect(wages).toEqual(['2026-08-24', '2026-09-24', '2026-10-24']);
    expect(accountTransactions.slice(1).every(({ date }) => date >= '2026-08-23')).toBe(true);
    expect(accountTransactions).toHaveLength(25);
  });
});
