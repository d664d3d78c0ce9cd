import { startOfDay } from '#bank/core/calendar/day';
import { bankAccount } from '#bank/core/ledger/accounts';
import { move } from '#bank/core/ledger/ledger';
import { type RunTime, type ScheduledJob, schedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Transaction } from '#bank/core/storage/transaction';
import { addDays, type BankDate, bankDate } from '#contract/domain/dates';
import type { InvestmentType } from '#contract/domain/investment';
import { INVESTMENT_PAYMENT, type Investment, investments } from './investment';
import { type Payment, paymentsOf } from './payments';

const names: Record<InvestmentType, string> = {
  PAYCHECKS: 'pagaré',
  FIX_CEDES: 'CEDE',
  VARIABLE_CEDES: 'CEDE',
};

type Entry = { description: string; from: string; to: string; amount: number };

export const openingEntry = ({ type, portfolio, paidFrom, amount }: Investment): Entry => ({
  description: `Apertura de ${names[type]}`,
  from: paidFrom,
  to: portfolio,
  amount,
});

/** Interest and tax are separate movements, as on a statement. */
export function paymentEntries(
  { type, portfolio, proceedsTo }: Investment,
  { principal, interest, tax }: Payment,
): Entry[] {
  const name = names[type];
  const entries: Entry[] = [
    { description: `Vencimiento de ${name}`, from: portfolio, to: proceedsTo, amount: principal },
    { description: `Intereses de ${name}`, from: bankAccount('interest'), to: proceedsTo, amount: interest },
    { description: `ISR de ${name}`, from: proceedsTo, to: bankAccount('taxes'), amount: tax },
  ];
  return entries.filter(({ amount }) => amount > 0);
}

const firstPayment = (investment: Investment, from: number): number | undefined =>
  paymentsOf(investment)
    .map(({ date }) => startOfDay(date))
    .find((at) => at >= from);

export const paysAt =
  (investment: Investment): RunTime =>
  (from) =>
    firstPayment(investment, from);

export function schedulePayment(tx: Transaction, investment: Investment, from: BankDate): void {
  const at = firstPayment(investment, startOfDay(from));
  if (at !== undefined) schedule(tx, { kind: INVESTMENT_PAYMENT, key: investment.key, at });
}

export function runPayment(tx: Transaction, { key, at }: ScheduledJob): void {
  const investment = tx.get(investments, key);
  if (!investment) return;
  const today = bankDate(at);
  for (const payment of paymentsOf(investment).filter(({ date }) => date === today)) {
    for (const entry of paymentEntries(investment, payment))
      move(tx, { at, category: 'investment', ...entry });
  }
  schedulePayment(tx, investment, addDays(today, 1));
}
