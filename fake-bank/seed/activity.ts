/** What the log says of the year before the bank began: what was ordered, and the last visits. */
import { addDays, type BankDate } from '#contract/shared/dates';
import { noteDone } from '../ground/activity/activity';
import { noteOrdered } from '../ground/payment-book/note';
import { payments } from '../ground/payment-book/payment';
import type { Transaction } from '../ground/store/transaction';
import { noteTransfer } from '../ground/transfer-book/announce';
import { transfers } from '../ground/transfer-book/transfer';
import type { Person } from './person';
import { instantOn } from './year';

type Past = { at: number; note: () => void };

const ordered = (tx: Transaction): Past[] => [
  ...tx.all(transfers).map((one) => ({ at: one.orderedAt, note: () => noteTransfer(tx, one) })),
  ...tx.all(payments).map((one) => ({ at: one.orderedAt, note: () => noteOrdered(tx, one) })),
];

const visits = (tx: Transaction, who: readonly Person[], today: BankDate): Past[] =>
  who.flatMap(({ customer: { key: customer }, lastVisits }) =>
    lastVisits.map(({ daysAgo, hour, minute }) => {
      const now = instantOn(addDays(today, -daysAgo), hour * 60 + minute);
      return { at: now, note: () => noteDone(tx, { customer, now }, 'SIGN_IN', 'Iniciaste sesión') };
    }),
  );

export function seedActivity(tx: Transaction, who: readonly Person[], today: BankDate): void {
  const past = [...ordered(tx), ...visits(tx, who, today)].toSorted((a, b) => a.at - b.at);
  for (const { note } of past) note();
}
