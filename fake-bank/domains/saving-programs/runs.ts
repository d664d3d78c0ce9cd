/** What runs on a program's day, and plans itself again. */
import { addDays, type BankDate, bankDate } from '#contract/shared/dates';
import { showMoney } from '#contract/shared/money';
import { ownAccount } from '../../ground/accounts/views';
import { notifyNotDone } from '../../ground/activity/not-done';
import { rhythmic, turnFrom } from '../../ground/calendar/recurrence';
import type { DueWork } from '../../ground/due/due-work';
import { type Reasons, reasonOf } from '../../ground/due/reason';
import { move } from '../../ground/ledger/ledger';
import { countUse } from '../../ground/limits/limits';
import { allowedTo, checkDayLimit, checkOperationLimit } from '../../ground/limits/rules';
import type { Transaction } from '../../ground/store/transaction';
import { plan } from './plan';
import { type Program, programs } from './program';
import { checkSides } from './rules';

/** What a movement of a program without a name says. */
export const SAVED = 'Ahorro programado';

/** Of many years of failures only the last are of use. */
const REMEMBERED = 24;

const reasons: Reasons = {
  2082: 'El importe rebasaba tu límite por operación.',
  2081: 'Ese día ya habías usado tu límite diario de ahorro.',
  CZ_NOT_ENTITLED: 'Una de las cuentas ya no permite la operación.',
  otherwise: 'Una de las cuentas ya no está disponible.',
};

/** Puts one amount aside; throws why it cannot be done. */
function putAside(tx: Transaction, { customer, from, to, amount, name }: Program, at: number): void {
  checkSides({ from: ownAccount(tx, customer, from.account), to: ownAccount(tx, customer, to.account) });
  const allowed = allowedTo(tx, { customer, now: at }, 'SAP');
  checkOperationLimit(amount, allowed.limit);
  checkDayLimit(amount, allowed, 'ahorrar');
  const description = name ?? SAVED;
  move(tx, { at, description, category: 'other', from: from.account, to: to.account, amount });
  countUse(tx, { customer, limitKey: 'SAP', day: bankDate(at), amount });
}

/** A program whose try of a day came to nothing. */
export const failed = (program: Program, date: BankDate, reason: string): Program => ({
  ...program,
  status: 'ERROR',
  failures: [...program.failures, { date, amount: program.amount, reason }].slice(-REMEMBERED),
});

const wordsOf = ({ name, amount, from, to }: Program): string =>
  `${name ?? SAVED}, ${showMoney(amount, 'MXN')} de ${from.description} a ${to.description}`;

/** How a program stands after a try. */
function tried(tx: Transaction, program: Program, at: number): Program {
  try {
    putAside(tx, program, at);
    return { ...program, status: 'ACTIVE', saved: program.saved + program.amount };
  } catch (error) {
    const reason = reasonOf(error, reasons);
    notifyNotDone(
      tx,
      { customer: program.customer, now: at },
      { subject: 'Ahorro no realizado', what: wordsOf(program), reason },
    );
    return failed(program, bankDate(at), reason);
  }
}

export function runProgram(tx: Transaction, { key, at }: DueWork): void {
  const program = tx.get(programs, key);
  if (program === undefined || program.status === 'PAUSED') return;
  const nextRun = turnFrom(rhythmic(program), addDays(bankDate(at), 1)).day;
  plan(tx, { ...tried(tx, program, at), nextRun });
}
