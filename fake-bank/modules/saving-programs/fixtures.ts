import { occurrenceFrom, recurrenceOfSchedule } from '#bank/core/calendar/recurrence';
import { fieldError } from '#bank/core/errors/domain-error';
import type { Fixture } from '#bank/core/module/module';
import { nextFolio } from '#bank/core/operations/folio';
import { findOwned } from '#bank/core/storage/find-owned';
import { nextKey } from '#bank/core/storage/sequence';
import { storedAccount } from '#bank/shared/accounts/stored-account';
import { findOwnedAccount } from '#bank/shared/accounts/views';
import { setCustomerLimit } from '#bank/shared/limits/limits';
import { addDays, bankDate } from '#contract/domain/dates';
import { Frequency } from '#contract/domain/recurrence';
import { programs } from './program';
import { checkAccounts } from './rules';
import { plan } from './run-plan';
import { failed } from './runs';

function pesos(given: string | undefined, field: string): number {
  const amount = Math.round(Number(given) * 100);
  if (!Number.isSafeInteger(amount) || amount <= 0) throw fieldError(`given.${field}`, 'No es un importe.');
  return amount;
}

function frequencyNamed(name = 'WEEKLY'): Frequency {
  const found = Frequency.safeParse(name);
  if (!found.success) throw fieldError('given.frequency', 'No hay una frecuencia así.');
  return found.data;
}

/** From tomorrow on; in pesos: `amount` (500), `saved` and `goal`. */
const exists: Fixture = (tx, { customer, now, given }) => {
  const { from = '', to = '', amount = '500', name, goal, saved } = given;
  const frequency = frequencyNamed(given.frequency);
  const sides = { from: findOwnedAccount(tx, customer, from), to: findOwnedAccount(tx, customer, to) };
  checkAccounts(sides);
  const start = addDays(bankDate(now), 1);
  plan(tx, {
    key: nextKey(tx, 'saving-program'),
    customer,
    confirmationNumber: nextFolio(tx),
    orderedAt: now,
    from: storedAccount(sides.from),
    to: storedAccount(sides.to),
    amount: pesos(amount, 'amount'),
    frequency,
    start,
    nextRun: occurrenceFrom(recurrenceOfSchedule({ frequency, start }), start).day,
    status: 'ACTIVE',
    ...(name && { name }),
    ...(goal && { goal: pesos(goal, 'goal') }),
    saved: saved ? pesos(saved, 'saved') : 0,
    failures: [],
  });
};

/** Makes the last run of `program` fail today with `reason`. */
const runFailed: Fixture = (tx, { customer, now, given: { program = '', reason } }) => {
  const why = reason ?? 'Saldo insuficiente en la cuenta origen.';
  tx.put(programs, failed(findOwned(tx, programs, customer, program), bankDate(now), why));
};

/** Limits one saving operation to `amount` pesos. */
const limited: Fixture = (tx, { customer, given: { amount } }) =>
  setCustomerLimit(tx, { customer, limitKey: 'SAP', amount: pesos(amount, 'amount') });

export const savingProgramFixtures = {
  'saving-programs.exists': exists,
  'saving-programs.run-failed': runFailed,
  'saving-programs.limited': limited,
};
