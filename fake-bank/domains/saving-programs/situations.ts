import { addDays, bankDate } from '#contract/shared/dates';
import { Frequency } from '#contract/shared/rhythm';
import { keptAccount } from '../../ground/accounts/kept-account';
import { ownAccount } from '../../ground/accounts/views';
import { rhythmic, turnFrom } from '../../ground/calendar/recurrence';
import { setCustomerLimit } from '../../ground/limits/limits';
import type { Situation } from '../../ground/noun/noun';
import { nextFolio } from '../../ground/operation/folio';
import { fieldRefusal } from '../../ground/refusal/refusal';
import { own } from '../../ground/store/own';
import { nextKey } from '../../ground/store/sequence';
import { plan } from './plan';
import { programs } from './program';
import { checkSides } from './rules';
import { failed } from './runs';

function pesos(given: string | undefined, field: string): number {
  const amount = Math.round(Number(given) * 100);
  if (!Number.isSafeInteger(amount) || amount <= 0) throw fieldRefusal(`given.${field}`, 'No es un importe.');
  return amount;
}

function frequencyNamed(name = 'WEEKLY'): Frequency {
  const found = Frequency.safeParse(name);
  if (!found.success) throw fieldRefusal('given.frequency', 'No hay una frecuencia así.');
  return found.data;
}

/**
 * A program from tomorrow on, `from` one account `to` another; in pesos, its `amount` (500), and what it has `saved` of
 * a `goal`.
 */
const exists: Situation = (tx, { customer, now, given }) => {
  const { from = '', to = '', amount = '500', name, goal, saved } = given;
  const frequency = frequencyNamed(given.frequency);
  const sides = { from: ownAccount(tx, customer, from), to: ownAccount(tx, customer, to) };
  checkSides(sides);
  const start = addDays(bankDate(now), 1);
  plan(tx, {
    key: nextKey(tx, 'saving-program'),
    customer,
    confirmationNumber: nextFolio(tx),
    orderedAt: now,
    from: keptAccount(sides.from),
    to: keptAccount(sides.to),
    amount: pesos(amount, 'amount'),
    frequency,
    start,
    nextRun: turnFrom(rhythmic({ frequency, start }), start).day,
    status: 'ACTIVE',
    ...(name && { name }),
    ...(goal && { goal: pesos(goal, 'goal') }),
    saved: saved ? pesos(saved, 'saved') : 0,
    failures: [],
  });
};

/** The last try of `program`, by its key, failed: today, for `reason`. */
const runFailed: Situation = (tx, { customer, now, given: { program = '', reason } }) => {
  const why = reason ?? 'Saldo insuficiente en la cuenta origen.';
  tx.put(programs, failed(own(tx, programs, customer, program), bankDate(now), why));
};

/** The customer may put aside no more than `amount` pesos at once. */
const limited: Situation = (tx, { customer, given: { amount } }) =>
  setCustomerLimit(tx, { customer, limitKey: 'SAP', amount: pesos(amount, 'amount') });

export const savingProgramSituations = {
  'saving-programs.exists': exists,
  'saving-programs.run-failed': runFailed,
  'saving-programs.limited': limited,
};
