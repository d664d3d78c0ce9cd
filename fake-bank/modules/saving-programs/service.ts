import { type Actor, logChange, logSuccess } from '#bank/core/activity/activity';
import { occurrenceFrom, recurrenceOfSchedule } from '#bank/core/calendar/recurrence';
import { nextFolio } from '#bank/core/operations/folio';
import { bindOperation, executeOnce, reuseOpenOperation } from '#bank/core/operations/operation';
import { unschedule } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import { findOwned } from '#bank/core/storage/find-owned';
import type { Transaction } from '#bank/core/storage/transaction';
import { storedAccount } from '#bank/shared/accounts/stored-account';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { customerLimitOf } from '#bank/shared/limits/limits';
import { checkOperationLimit } from '#bank/shared/limits/rules';
import { addDays, type BankDate, bankDate } from '#contract/domain/dates';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import { dayOfTxDate, type NewProgram, type ProgramEdit, type ProgramOrder } from '#contract/saving-programs';
import { type Program, programs } from './program';
import { checkAccounts, checkFirstDate } from './rules';
import { plan, SAVING } from './run-plan';

const KIND = 'saving-program';

export const open = (tx: Transaction, customer: string) => reuseOpenOperation(tx, customer, KIND);

function check(reader: Reader, { customer, now }: Actor, order: ProgramOrder) {
  const from = findOwnedAccount(reader, customer, order.from_account_key);
  const to = findOwnedAccount(reader, customer, order.to_account);
  const start = dayOfTxDate(order.tx_date);
  checkAccounts({ from, to });
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
    firstRun: occurrenceFrom(recurrenceOfSchedule({ frequency, start }), start).day,
  };
}

/** Returns the day of the first run. */
export function validate(tx: Transaction, actor: Actor, { key, nonce, ...order }: NewProgram): BankDate {
  const execution = { key, nonce, customer: actor.customer, kind: KIND };
  // Ownership errors come before errors in the order.
  bindOperation(tx, execution, order);
  return check(tx, actor, order).firstRun;
}

/** Creates a validated program once; returns its key. */
export function create(tx: Transaction, actor: Actor, { key, nonce, ...order }: NewProgram): string {
  return executeOnce(tx, { key, nonce, customer: actor.customer, kind: KIND }, order, {
    checkOwnership: () => {
      findOwnedAccount(tx, actor.customer, order.from_account_key);
      findOwnedAccount(tx, actor.customer, order.to_account);
    },
    mayBeUnvalidated: () => false,
    make: () => {
      const { from, to, amount, frequency, start, firstRun } = check(tx, actor, order);
      logSuccess(tx, actor, 'TRANSFER', `Creaste un programa de ahorro de ${formatCentavos(amount, 'MXN')}`);
      return plan(tx, {
        key,
        customer: actor.customer,
        confirmationNumber: nextFolio(tx),
        orderedAt: actor.now,
        from: storedAccount(from),
        to: storedAccount(to),
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

/** Customers pause and resume; they cannot clear an error. */
const statusAfter = ({ status }: Program, requested: ProgramEdit['status']): Program['status'] => {
  if (requested === 'PAUSED') return 'PAUSED';
  return requested === 'ACTIVE' && status === 'PAUSED' ? 'ACTIVE' : status;
};

const goalAfter = (goal: Program['goal'], requested: ProgramEdit['goal']): Pick<Program, 'goal'> => {
  if (requested === undefined) return goal === undefined ? {} : { goal };
  return requested === null ? {} : { goal: toCentavos(requested.amount) };
};

/** Serializes the order to detect changes, except pausing and resuming. */
const orderedIn = ({ amount, frequency, to, name, goal }: Omit<Program, 'nextRun'>): string =>
  JSON.stringify([amount, frequency, to.account, name, goal]);

export function edit(tx: Transaction, { customer, now }: Actor, key: string, changes: ProgramEdit): void {
  const { nextRun: planned, ...before } = findOwned(tx, programs, customer, key);
  const { goal, ...program } = before;
  const to =
    changes.to_account === undefined ? undefined : findOwnedAccount(tx, customer, changes.to_account);
  if (to) checkAccounts({ from: findOwnedAccount(tx, customer, program.from.account), to });
  const amount = changes.amount ? toCentavos(changes.amount.amount) : program.amount;
  if (changes.amount) checkOperationLimit(amount, customerLimitOf(tx, customer, 'SAP'));
  const frequency = changes.periodicity?.frequency ?? program.frequency;
  const status = statusAfter(program, changes.status);
  const keepsPlannedRun = frequency === program.frequency && planned !== undefined;
  // Missed runs are skipped.
  const next = keepsPlannedRun
    ? planned
    : occurrenceFrom(recurrenceOfSchedule({ frequency, start: program.start }), addDays(bankDate(now), 1))
        .day;
  const after = {
    ...program,
    amount,
    frequency,
    status,
    ...(to && { to: storedAccount(to) }),
    ...(changes.name !== undefined && { name: changes.name }),
    ...goalAfter(goal, changes.goal),
  };
  const attempt = { type: 'TRANSFER', description: 'Cambiaste un programa de ahorro' } as const;
  logChange(tx, { customer, now }, attempt, { before, after });
  plan(tx, {
    ...after,
    ...(orderedIn(after) !== orderedIn(before) && { changedAt: now }),
    ...(status !== 'PAUSED' && { nextRun: next }),
  });
}

export function remove(tx: Transaction, { customer, now }: Actor, key: string): void {
  findOwned(tx, programs, customer, key);
  logSuccess(tx, { customer, now }, 'TRANSFER', 'Terminaste un programa de ahorro');
  unschedule(tx, { kind: SAVING, key });
  tx.delete(programs, key);
}
