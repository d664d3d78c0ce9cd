import { dayOfTxDate, type NewProgram, type ProgramEdit, type ProgramOrder } from '#contract/saving-programs';
import { addDays, type BankDate, bankDate } from '#contract/shared/dates';
import { showMoney, toCentavos } from '#contract/shared/money';
import { keptAccount } from '../../ground/accounts/kept-account';
import { ownAccount } from '../../ground/accounts/views';
import { noteChanged, noteDone } from '../../ground/activity/activity';
import { rhythmic, turnFrom } from '../../ground/calendar/recurrence';
import { unschedule } from '../../ground/due/due-work';
import { customerLimitOf } from '../../ground/limits/limits';
import { checkOperationLimit } from '../../ground/limits/rules';
import { nextFolio } from '../../ground/operation/folio';
import { bindOperation, executeOnce, openOperationAgain } from '../../ground/operation/operation';
import { own } from '../../ground/store/own';
import type { Reader, Transaction } from '../../ground/store/transaction';
import { plan, SAVING } from './plan';
import { type Program, programs } from './program';
import { checkFirstDate, checkSides } from './rules';

const KIND = 'saving-program';

type Customer = { customer: string; now: number };

export const open = (tx: Transaction, customer: string) => openOperationAgain(tx, customer, KIND);

/** Checks an order; throws what is wrong with it. */
function check(reader: Reader, { customer, now }: Customer, order: ProgramOrder) {
  const from = ownAccount(reader, customer, order.from_account_key);
  const to = ownAccount(reader, customer, order.to_account);
  const start = dayOfTxDate(order.tx_date);
  checkSides({ from, to });
  checkFirstDate(start, bankDate(now));
  const amount = toCentavos(order.amount.amount);
  checkOperationLimit(amount, customerLimitOf(reader, customer, 'SAP'));
  const { frequency } = order.periodicity;
  return {
    from,
    to,
    amount,
    frequency,
    start,
    firstRun: turnFrom(rhythmic({ frequency, start }), start).day,
  };
}

/** Answers the day of the first run. */
export function validate(tx: Transaction, who: Customer, { key, nonce, ...order }: NewProgram): BankDate {
  const named = { key, nonce, customer: who.customer, kind: KIND };
  // Whose the operation is comes before what is wrong with the order.
  bindOperation(tx, named, order);
  return check(tx, who, order).firstRun;
}

/** Creates a validated program once; answers its key. */
export function create(tx: Transaction, who: Customer, { key, nonce, ...order }: NewProgram): string {
  return executeOnce(tx, { key, nonce, customer: who.customer, kind: KIND }, order, {
    checkOwnership: () => {
      ownAccount(tx, who.customer, order.from_account_key);
      ownAccount(tx, who.customer, order.to_account);
    },
    mayBeUnvalidated: () => false,
    make: () => {
      const { from, to, amount, frequency, start, firstRun } = check(tx, who, order);
      noteDone(tx, who, 'TRANSFER', `Creaste un programa de ahorro de ${showMoney(amount, 'MXN')}`);
      return plan(tx, {
        key,
        customer: who.customer,
        confirmationNumber: nextFolio(tx),
        orderedAt: who.now,
        from: keptAccount(from),
        to: keptAccount(to),
        amount,
        frequency,
        start,
        nextRun: firstRun,
        status: 'ACTIVE',
        ...(order.name && { name: order.name }),
        ...(order.goal && { goal: toCentavos(order.goal.amount) }),
        saved: 0,
        failures: [],
      }).key;
    },
  });
}

/** Whether it runs is the customer's to say; whether the last run went well is not. */
const statusAfter = ({ status }: Program, asked: ProgramEdit['status']): Program['status'] => {
  if (asked === 'PAUSED') return 'PAUSED';
  return asked === 'ACTIVE' && status === 'PAUSED' ? 'ACTIVE' : status;
};

const goalAfter = (goal: Program['goal'], asked: ProgramEdit['goal']): Pick<Program, 'goal'> => {
  if (asked === undefined) return goal === undefined ? {} : { goal };
  return asked === null ? {} : { goal: toCentavos(asked.amount) };
};

/** What was ordered: pausing and resuming leave it as it was. */
const orderedIn = ({ amount, frequency, to, name, goal }: Omit<Program, 'nextRun'>): string =>
  JSON.stringify([amount, frequency, to.account, name, goal]);

export function edit(tx: Transaction, { customer, now }: Customer, key: string, asked: ProgramEdit): void {
  const { nextRun: planned, ...before } = own(tx, programs, customer, key);
  const { goal, ...program } = before;
  const to = asked.to_account === undefined ? undefined : ownAccount(tx, customer, asked.to_account);
  if (to) checkSides({ from: ownAccount(tx, customer, program.from.account), to });
  const amount = asked.amount ? toCentavos(asked.amount.amount) : program.amount;
  if (asked.amount) checkOperationLimit(amount, customerLimitOf(tx, customer, 'SAP'));
  const frequency = asked.periodicity?.frequency ?? program.frequency;
  const status = statusAfter(program, asked.status);
  const isSameRhythm = frequency === program.frequency && planned !== undefined;
  // Days that were missed are not made up.
  const next = isSameRhythm
    ? planned
    : turnFrom(rhythmic({ frequency, start: program.start }), addDays(bankDate(now), 1)).day;
  const after = {
    ...program,
    amount,
    frequency,
    status,
    ...(to && { to: keptAccount(to) }),
    ...(asked.name !== undefined && { name: asked.name }),
    ...goalAfter(goal, asked.goal),
  };
  const attempt = { type: 'TRANSFER', description: 'Cambiaste un programa de ahorro' } as const;
  noteChanged(tx, { customer, now }, attempt, { before, after });
  plan(tx, {
    ...after,
    ...(orderedIn(after) !== orderedIn(before) && { changedAt: now }),
    ...(status !== 'PAUSED' && { nextRun: next }),
  });
}

export function remove(tx: Transaction, { customer, now }: Customer, key: string): void {
  own(tx, programs, customer, key);
  noteDone(tx, { customer, now }, 'TRANSFER', 'Terminaste un programa de ahorro');
  unschedule(tx, { kind: SAVING, key });
  tx.delete(programs, key);
}
