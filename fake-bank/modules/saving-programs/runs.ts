import { notifyFailure } from '#bank/core/activity/notify-failure';
import { occurrenceFrom, recurrenceOfSchedule } from '#bank/core/calendar/recurrence';
import { move } from '#bank/core/ledger/ledger';
import { type Reasons, reasonOf } from '#bank/core/scheduling/reason';
import type { ScheduledJob } from '#bank/core/scheduling/scheduled-jobs';
import type { Transaction } from '#bank/core/storage/transaction';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { countUse } from '#bank/shared/limits/limits';
import { checkDayLimit, checkOperationLimit, limitStateOf } from '#bank/shared/limits/rules';
import { addDays, type BankDate, bankDate } from '#contract/domain/dates';
import { formatCentavos } from '#contract/domain/money';
import { type Program, programs } from './program';
import { checkAccounts } from './rules';
import { plan } from './run-plan';

/** Movement text of a program without a name. */
export const DEFAULT_NAME = 'Ahorro programado';

/** Failures stored per program. */
const MAX_FAILURES = 24;

const reasons: Reasons = {
  2082: 'El importe rebasaba tu límite por operación.',
  2081: 'Ese día ya habías usado tu límite diario de ahorro.',
  CZ_NOT_ENTITLED: 'Una de las cuentas ya no permite la operación.',
  otherwise: 'Una de las cuentas ya no está disponible.',
};

/** Throws a `DomainError` or `InsufficientFunds` if a limit, an account or the balance forbids the transfer. */
function transferSavings(tx: Transaction, { customer, from, to, amount, name }: Program, at: number): void {
  checkAccounts({
    from: findOwnedAccount(tx, customer, from.account),
    to: findOwnedAccount(tx, customer, to.account),
  });
  const limits = limitStateOf(tx, { customer, now: at }, 'SAP');
  checkOperationLimit(amount, limits.limit);
  checkDayLimit(amount, limits, 'ahorrar');
  const description = name ?? DEFAULT_NAME;
  move(tx, { at, description, category: 'other', from: from.account, to: to.account, amount });
  countUse(tx, { customer, limitKey: 'SAP', day: bankDate(at), amount });
}

export const withFailure = (program: Program, date: BankDate, reason: string): Program => ({
  ...program,
  status: 'ERROR',
  failures: [...program.failures, { date, amount: program.amount, reason }].slice(-MAX_FAILURES),
});

const descriptionOf = ({ name, amount, from, to }: Program): string =>
  `${name ?? DEFAULT_NAME}, ${formatCentavos(amount, 'MXN')} de ${from.description} a ${to.description}`;

function trySaving(tx: Transaction, program: Program, at: number): Program {
  try {
    transferSavings(tx, program, at);
    return { ...program, status: 'ACTIVE', saved: program.saved + program.amount };
  } catch (error) {
    const reason = reasonOf(error, reasons);
    notifyFailure(
      tx,
      { customer: program.customer, now: at },
      { subject: 'Ahorro no realizado', what: descriptionOf(program), reason },
    );
    return withFailure(program, bankDate(at), reason);
  }
}

export function runProgram(tx: Transaction, { key, at }: ScheduledJob): void {
  const program = tx.get(programs, key);
  if (program === undefined || program.status === 'PAUSED') return;
  const nextRun = occurrenceFrom(recurrenceOfSchedule(program), addDays(bankDate(at), 1)).day;
  plan(tx, { ...trySaving(tx, program, at), nextRun });
}
