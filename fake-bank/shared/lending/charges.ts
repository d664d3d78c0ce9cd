import { startOfDay } from '#bank/core/calendar/day';
import {
  type BankAccountName,
  bankAccount,
  type CustomerAccount,
  type LedgerAccount,
  ledgerAccounts,
} from '#bank/core/ledger/accounts';
import { move } from '#bank/core/ledger/ledger';
import type { InstalmentTerms } from '#bank/core/ledger/terms';
import { nextRunAt, type RunTime, type ScheduledJob, schedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import type { Transaction } from '#bank/core/storage/transaction';
import { addDays, type BankDate, bankDate } from '#contract/domain/dates';
import { type Accrual, accrualOnDueDate, accrualUntil } from './accrual';
import { historyOf, historySince } from './history';
import { cutOffFrom, periodEnding } from './period';
import { paymentPlan } from './plan';
import { NO_CHARGE } from './rates';
import { interestOf } from './revolving-interest';
import { debtAfter } from './waterfall';

export const CREDIT_CHARGE = 'credit-charge';

type Posting = { to: BankAccountName; description: string; amount: number };

export const postingsOf = ({ interest, late }: Accrual): Posting[] => {
  const postings: Posting[] = [
    { to: 'late-interest', description: 'Intereses moratorios', amount: late.interest },
    { to: 'vat', description: 'IVA de intereses moratorios', amount: late.vat },
    { to: 'interest', description: 'Intereses del mes', amount: interest.interest },
    { to: 'vat', description: 'IVA de intereses', amount: interest.vat },
  ];
  return postings.filter(({ amount }) => amount > 0);
};

/** Interest of cards and lines is charged in the last second of the day, after all other movements. */
export const endOfDay = (date: BankDate): number => startOfDay(addDays(date, 1)) - 1000;

/** Interest is charged even beyond the credit limit. */
function charge(tx: Transaction, account: CustomerAccount, accrual: Accrual, at: number): void {
  for (const { to, description, amount } of postingsOf(accrual)) {
    const accounts = { from: account.key, to: bankAccount(to, account.currency) };
    move(tx, { at, category: 'credit', description, amount, ...accounts, belowFloor: true });
  }
}

/** Returns null once a loan's last instalment has fallen due. */
function nextCharge({ terms }: CustomerAccount, from: BankDate): number | null {
  if (!terms) return null;
  if (terms.kind === 'revolving') return endOfDay(cutOffFrom(terms, from));
  const next = paymentPlan(terms).find(({ dueDate }) => dueDate >= from);
  return next ? startOfDay(next.dueDate) : null;
}

export const chargesOf =
  (account: LedgerAccount): RunTime =>
  (from) => {
    if (account.kind === 'bank') return undefined;
    const day = bankDate(from);
    const first = nextCharge(account, day);
    return (first !== null && first < from ? nextCharge(account, addDays(day, 1)) : first) ?? undefined;
  };

export function scheduleCharge(tx: Transaction, account: CustomerAccount, from: BankDate): void {
  const at = nextCharge(account, from);
  if (at !== null) schedule(tx, { kind: CREDIT_CHARGE, key: account.key, at });
}

const debtOf = (reader: Reader, account: CustomerAccount, terms: InstalmentTerms) =>
  debtAfter(terms, historyOf(reader, account));

function accrualOn(tx: Transaction, account: CustomerAccount, date: BankDate): Accrual | null {
  const { terms } = account;
  if (!terms) return null;
  if (terms.kind === 'revolving') {
    const period = periodEnding(date);
    // Includes the previous statement, which decides the grace period.
    const history = historySince(tx, account, period.start);
    return { interest: interestOf(terms, history, period), late: NO_CHARGE };
  }
  const due = paymentPlan(terms).find(({ dueDate }) => dueDate === date);
  return due ? accrualOnDueDate(terms, debtOf(tx, account, terms), due) : null;
}

export function runCharge(tx: Transaction, { key, at }: Pick<ScheduledJob, 'key' | 'at'>): void {
  const account = tx.get(ledgerAccounts, key);
  if (account?.kind !== 'customer') return;
  const date = bankDate(at);
  const accrual = accrualOn(tx, account, date);
  if (accrual) charge(tx, account, accrual, at);
  scheduleCharge(tx, account, addDays(date, 1));
}

/** Before a payment of a loan, charges an instalment that is due, then the interest of the days since. */
export function chargeBeforePayment(tx: Transaction, account: CustomerAccount, at: number): void {
  const { key, terms } = account;
  if (terms?.kind !== 'instalments') return;
  const due = nextRunAt(tx, { kind: CREDIT_CHARGE, key });
  if (due !== undefined && due <= at) runCharge(tx, { key, at: due });
  charge(tx, account, accrualUntil(terms, debtOf(tx, account, terms), bankDate(at)), at);
}
