/** Interest that the bank charges when a period ends or an instalment falls due. */
import { addDays, type BankDate, bankDate } from '#contract/shared/dates';
import { startOfDay } from '../calendar/day';
import { addMonths, lastOnDay } from '../calendar/months';
import { type DueWork, schedule } from '../due/due-work';
import { bankAccount, type CustomerAccount, ledgerAccounts } from '../ledger/accounts';
import { availableIn, balanceOf, move } from '../ledger/ledger';
import type { RevolvingTerms } from '../ledger/terms';
import type { Transaction } from '../store/transaction';
import { historySince } from './history';
import { chargeOf, paymentPlan } from './plan';
import type { Charge } from './rates';
import { interestOf, periodEnding } from './statement';

export const CREDIT_CHARGE = 'credit-charge';

export const INTEREST = 'Intereses del mes';
export const INTEREST_VAT = 'IVA de intereses';

/** A period ends with its last second, so that everything of that day is in it. */
export const endOfDay = (date: BankDate): number => startOfDay(addDays(date, 1)) - 1000;

/** A card at its limit is not charged: no account goes below its floor. */
function post(tx: Transaction, account: CustomerAccount, { interest, vat }: Charge, at: number): void {
  if (interest + vat > availableIn(tx, account)) return;
  const charges = [
    { description: INTEREST, to: bankAccount('interest', account.currency), amount: interest },
    { description: INTEREST_VAT, to: bankAccount('vat', account.currency), amount: vat },
  ];
  for (const charge of charges) {
    if (charge.amount > 0) move(tx, { at, category: 'credit', from: account.key, ...charge });
  }
}

const cutOffFrom = (terms: RevolvingTerms, date: BankDate): BankDate => {
  const last = lastOnDay(terms.cutOffDay, date);
  return last === date ? date : addMonths(last, 1);
};

/** When an account is charged next, from a day on; null once a loan's last instalment has fallen due. */
function nextCharge({ terms }: CustomerAccount, from: BankDate): number | null {
  if (!terms) return null;
  if (terms.kind === 'revolving') return endOfDay(cutOffFrom(terms, from));
  const next = paymentPlan(terms).find(({ dueDate }) => dueDate >= from);
  return next ? startOfDay(next.dueDate) : null;
}

/** Sees to it that credit is charged as its terms say, from a day on. */
export function scheduleCharge(tx: Transaction, account: CustomerAccount, from: BankDate): void {
  const at = nextCharge(account, from);
  if (at !== null) schedule(tx, { kind: CREDIT_CHARGE, key: account.key, at });
}

function chargeOn(tx: Transaction, account: CustomerAccount, date: BankDate): Charge | null {
  const { terms } = account;
  if (!terms) return null;
  if (terms.kind === 'revolving') {
    const period = periodEnding(date);
    return interestOf(terms, historySince(tx, account, period.start), period);
  }
  const plan = paymentPlan(terms);
  const due = plan.find(({ dueDate }) => dueDate === date);
  return due ? chargeOf(terms, plan, due.number, 0 - balanceOf(tx, account.key)) : null;
}

/** A period has ended or an instalment has fallen due. */
export function runCharge(tx: Transaction, { key, at }: DueWork): void {
  const account = tx.get(ledgerAccounts, key);
  if (account?.kind !== 'customer') return;
  const date = bankDate(at);
  const charge = chargeOn(tx, account, date);
  if (charge) post(tx, account, charge, at);
  scheduleCharge(tx, account, addDays(date, 1));
}
