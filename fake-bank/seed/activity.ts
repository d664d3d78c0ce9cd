/** Activity log of the year before the bank's first day: orders and recent visits. */
import { addDays, type BankDate } from '#contract/domain/dates';
import { logSuccess } from '../core/activity/activity';
import type { Transaction } from '../core/storage/transaction';
import { logPaymentOrder } from '../shared/payments/log';
import { payments } from '../shared/payments/payment';
import { logTransfer } from '../shared/transfers/notify';
import { transfers } from '../shared/transfers/transfer';
import type { Person } from './person';
import { instantOn } from './year';

type PastEvent = { at: number; note: () => void };

const orderEvents = (tx: Transaction): PastEvent[] => [
  ...tx.all(transfers).map((transfer) => ({ at: transfer.orderedAt, note: () => logTransfer(tx, transfer) })),
  ...tx.all(payments).map((payment) => ({ at: payment.orderedAt, note: () => logPaymentOrder(tx, payment) })),
];

const visitEvents = (tx: Transaction, persons: readonly Person[], today: BankDate): PastEvent[] =>
  persons.flatMap(({ customer: { key: customer }, lastVisits }) =>
    lastVisits.map(({ daysAgo, hour, minute }) => {
      const now = instantOn(addDays(today, -daysAgo), hour * 60 + minute);
      return { at: now, note: () => logSuccess(tx, { customer, now }, 'SIGN_IN', 'Iniciaste sesión') };
    }),
  );

export function seedActivity(tx: Transaction, persons: readonly Person[], today: BankDate): void {
  const past = [...orderEvents(tx), ...visitEvents(tx, persons, today)].toSorted((a, b) => a.at - b.at);
  for (const { note } of past) note();
}
