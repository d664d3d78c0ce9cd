import { atHour } from '#bank/core/calendar/day';
import { isBankHoliday } from '#bank/core/calendar/holidays';
import { customers } from '#bank/core/customers/customers';
import { schedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Transaction } from '#bank/core/storage/transaction';
import { openBills } from '#bank/shared/merchants/bills';
import { merchantOf } from '#bank/shared/merchants/merchants';
import { keepOpen } from '#bank/shared/merchants/stored-bills';
import { findOwnedPayee, type Payee, payees, recordLastPayment } from '#bank/shared/parties/payees';
import { payments } from '#bank/shared/payments/payment';
import { BILL_PAYMENT, runsAt } from '#bank/shared/payments/schedule';
import { addDays, type BankDate } from '#contract/domain/dates';
import { paymentOf } from '../payments';
import { customerAccount } from '../transfers';
import { anaPayees } from './ana';
import {
  brunoPayees,
  carmenPayees,
  diegoPayees,
  elenaPayees,
  jorgePayees,
  luisPayees,
  renataPayees,
  sofiaPayees,
  valeriaPayees,
} from './others';
import { buildPayee, type SavedPayee } from './saved-payee';

/** By user name. Mateo is new and has none. */
export const savedPayees: Readonly<Record<string, readonly SavedPayee[]>> = {
  ana: anaPayees,
  carmen: carmenPayees,
  luis: luisPayees,
  sofia: sofiaPayees,
  diego: diegoPayees,
  elena: elenaPayees,
  jorge: jorgePayees,
  renata: renataPayees,
  bruno: brunoPayees,
  valeria: valeriaPayees,
};

function referencePaid(tx: Transaction, customer: string, { key, merchantKey }: SavedPayee): string {
  const pastPayment = tx
    .list(payments, 'byCustomer', customer)
    .find((payment) => payment.merchantKey === merchantKey);
  if (!pastPayment) throw new Error(`${key} was never paid: say its number`);
  return pastPayment.reference;
}

/** Links past payments to the payee, and records the last one. */
function claimPayments(tx: Transaction, payee: Payee): void {
  const customerPayments = [...tx.list(payments, 'byCustomer', payee.customer)].filter(
    ({ merchantKey, reference }) => merchantKey === payee.merchantKey && reference === payee.reference,
  );
  for (const payment of customerPayments) tx.put(payments, { ...payment, payee: payee.key });
  const last = customerPayments.filter(({ status }) => status === 'PROCESSED').at(-1);
  if (last) recordLastPayment(tx, payee, { date: last.effectiveDate, amount: last.amount });
}

export function seedPayees(tx: Transaction): void {
  for (const { user, key } of tx.all(customers)) {
    for (const savedPayee of savedPayees[user] ?? []) {
      const reference = savedPayee.reference ?? referencePaid(tx, key, savedPayee);
      claimPayments(tx, tx.put(payees, buildPayee(key, savedPayee, reference)));
    }
  }
}

const DAYS_AHEAD = 5;

/** Schedules one payment, so that the list is not empty. */
export function seedScheduledPayment(
  tx: Transaction,
  { payee: payeeKey, from }: { payee: string; from: string },
  today: BankDate,
): void {
  const account = customerAccount(tx, from);
  if (!account) return;
  const { merchantKey, reference } = findOwnedPayee(tx, account.customer, payeeKey);
  const billed = { merchant: merchantOf(merchantKey), reference, today };
  const [bill] = openBills(tx, billed);
  if (!bill) return;
  let day = addDays(today, DAYS_AHEAD);
  while (isBankHoliday(day)) day = addDays(day, 1);
  keepOpen(tx, billed, bill);
  const { key } = tx.put(payments, {
    ...paymentOf(tx, {
      account,
      merchant: billed.merchant,
      reference,
      amount: bill.owed,
      at: atHour(addDays(today, -1), 19),
    }),
    transactionType: 'SCHEDULED',
    status: 'SCHEDULED',
    effectiveDate: day,
    payee: payeeKey,
    bill: { key: bill.key, month: bill.month },
    paymentType: 'TOTAL',
  });
  schedule(tx, { kind: BILL_PAYMENT, key, at: runsAt(day) });
}
