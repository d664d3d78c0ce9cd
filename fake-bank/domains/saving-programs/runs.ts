/** What runs at six in the morning of a program's day, holidays too, and plans itself again. */
import { addDays, type BankDate, bankDate } from '#contract/shared/dates';
import { ownAccount } from '../../ground/accounts/views';
import { atHour } from '../../ground/calendar/day';
import { rhythmic, turnFrom } from '../../ground/calendar/recurrence';
import { type DueWork, schedule } from '../../ground/due/due-work';
import { type Reasons, reasonOf } from '../../ground/due/reason';
import { move } from '../../ground/ledger/ledger';
import { countUse, customerLimitOf } from '../../ground/limits/limits';
import { checkOperationLimit } from '../../ground/limits/rules';
import type { Transaction } from '../../ground/store/transaction';
import { type Program, programs } from './program';
import { checkSides } from './rules';

export const SAVING = 'saving-program';

/** What a movement of a program without a name says. */
export const SAVED = 'Ahorro programado';

/** Six in the morning. */
export const runTime = (day: BankDate): number => atHour(day, 6);

const reasons: Reasons = {
  2082: 'El importe rebasaba tu límite por operación.',
  CZ_NOT_ENTITLED: 'Una de las cuentas ya no permite la operación.',
  otherwise: 'Una de las cuentas ya no está disponible.',
};

/** Puts one amount aside; throws why it cannot be done. */
function putAside(tx: Transaction, { customer, from, to, amount, name }: Program, at: number): void {
  checkSides({ from: ownAccount(tx, customer, from.account), to: ownAccount(tx, customer, to.account) });
  checkOperationLimit(amount, customerLimitOf(tx, customer, 'SAP'));
  const description = name ?? SAVED;
  move(tx, { at, description, category: 'other', from: from.account, to: to.account, amount });
  countUse(tx, { customer, limitKey: 'SAP', day: bankDate(at), amount });
}

/** How the program stands after a try. */
function tried(tx: Transaction, program: Program, at: number): Program {
  try {
    putAside(tx, program, at);
    return { ...program, status: 'ACTIVE' };
  } catch (error) {
    const failure = { date: bankDate(at), amount: program.amount, reason: reasonOf(error, reasons) };
    return { ...program, status: 'ERROR', failures: [...program.failures, failure] };
  }
}

export function runProgram(tx: Transaction, { key, at }: DueWork): void {
  const program = tx.get(programs, key);
  if (program === undefined || program.status === 'PAUSED') return;
  const next = turnFrom(rhythmic(program), addDays(bankDate(at), 1)).day;
  tx.put(programs, { ...tried(tx, program, at), nextRun: next });
  schedule(tx, { kind: SAVING, key, at: runTime(next) });
}
