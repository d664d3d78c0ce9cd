/** What the log says of the year before the bank began: what was ordered, and the last visits. */
import { addDays, type BankDate } from '#contract/shared/dates';
import { showMoney } from '#contract/shared/money';
import { type Actor, type Attempt, noteDone } from '../ground/activity/activity';
import { payments } from '../ground/payment-book/payment';
import type { Reader, Transaction } from '../ground/store/transaction';
import { transfers } from '../ground/transfer-book/transfer';
import type { Person } from './person';
import { instantOn } from './year';

type Past = Attempt & Actor;

const ordered = (reader: Reader): Past[] => [
  ...reader.all(transfers).map(
    ({ customer, orderedAt, from, to }): Past => ({
      customer,
      now: orderedAt,
      type: 'TRANSFER',
      description: `Transferencia de ${showMoney(from.amount, from.currency)} de ${from.description} a ${to.description}`,
    }),
  ),
  ...reader.all(payments).map(
    ({ customer, orderedAt, amount, merchantName }): Past => ({
      customer,
      now: orderedAt,
      type: 'PAYMENT',
      description: `Pago de ${showMoney(amount, 'MXN')} a ${merchantName}`,
    }),
  ),
];

const visits = (who: readonly Person[], today: BankDate): Past[] =>
  who.flatMap(({ customer, lastVisits }) =>
    lastVisits.map(
      ({ daysAgo, hour, minute }): Past => ({
        customer: customer.key,
        now: instantOn(addDays(today, -daysAgo), hour * 60 + minute),
        type: 'SIGN_IN',
        description: 'Iniciaste sesión',
      }),
    ),
  );

export function seedActivity(tx: Transaction, who: readonly Person[], today: BankDate): void {
  const past = [...ordered(tx), ...visits(who, today)].toSorted((a, b) => a.now - b.now);
  for (const { type, description, ...actor } of past) noteDone(tx, actor, type, description);
}
