import * as z from 'zod/mini';
import { occurrenceFrom, recurrenceOfSchedule } from '#bank/core/calendar/recurrence';
import { defineFixture, type FixtureSubject, paramError } from '#bank/core/fixtures/fixture';
import { amount, choice, text } from '#bank/core/fixtures/params';
import { nextFolio } from '#bank/core/operations/folio';
import { findOwned } from '#bank/core/storage/find-owned';
import { nextKey } from '#bank/core/storage/sequence';
import { storedAccount } from '#bank/shared/accounts/stored-account';
import { accountsOf, findOwnedAccount } from '#bank/shared/accounts/views';
import { maximumOf, setCustomerLimit } from '#bank/shared/limits/limits';
import { mayUse } from '#contract/domain/account';
import { addDays, bankDate } from '#contract/domain/dates';
import { toCentavos } from '#contract/domain/money';
import { Frequency } from '#contract/domain/recurrence';
import { isPesoCheques } from '#contract/rules/accounts';
import { MAX_PROGRAM_NAME_LENGTH, ProgramName } from '#contract/saving-programs';
import { programs } from './program';
import { plan } from './run-plan';
import { withFailure } from './runs';

const LIMIT = maximumOf('SAP');
/** Upper bound of goals and savings. */
const MAX_SAVINGS = toCentavos(1_000_000_000);

const accountsWith = (
  entitlement: 'TRANSFER_FROM' | 'TRANSFER_TO',
  { reader, customer }: FixtureSubject,
): string[] =>
  accountsOf(reader, customer)
    .filter((account) => isPesoCheques(account) && mayUse(account, entitlement))
    .map(({ key }) => key);

const savingProgramFixture = defineFixture({
  title: 'The customer has a saving program that starts tomorrow',
  params: (subject) => {
    const from = accountsWith('TRANSFER_FROM', subject);
    const to = accountsWith('TRANSFER_TO', subject);
    const other = to.filter((key) => key !== from[0]);
    return {
      from: choice('cheque account in pesos', from),
      to: choice('other cheque account in pesos', other.length === 0 ? [] : to, { example: other[0] }),
      amount: z.prefault(amount({ max: LIMIT, example: '750.50' }), '500'),
      frequency: z.prefault(choice('frequency', Frequency.options), 'WEEKLY'),
      name: z.optional(text({ max: MAX_PROGRAM_NAME_LENGTH, example: 'Bicicleta', schema: ProgramName })),
      goal: z.optional(amount({ max: MAX_SAVINGS, example: '9000' })),
      saved: z.optional(amount({ max: MAX_SAVINGS, example: '1500' })),
    };
  },
  apply: (tx, { customer, now }, { from, to, name, goal, saved = 0, ...agreed }) => {
    if (from === to) throw paramError('to', `Write an account other than from, ${from}.`);
    const start = addDays(bankDate(now), 1);
    plan(tx, {
      key: nextKey(tx, 'saving-program'),
      customer,
      confirmationNumber: nextFolio(tx),
      orderedAt: now,
      from: storedAccount(findOwnedAccount(tx, customer, from)),
      to: storedAccount(findOwnedAccount(tx, customer, to)),
      ...agreed,
      start,
      nextRun: occurrenceFrom(recurrenceOfSchedule({ frequency: agreed.frequency, start }), start).day,
      status: 'ACTIVE',
      ...(name !== undefined && { name }),
      ...(goal !== undefined && { goal }),
      saved,
      failures: [],
    });
  },
});

const failedRunFixture = defineFixture({
  title: 'The last run of a saving program failed today',
  params: ({ reader, customer }) => ({
    program: choice(
      'saving program that is not paused',
      reader
        .list(programs, 'byCustomer', customer)
        .filter(({ status }) => status !== 'PAUSED')
        .map(({ key }) => key),
    ),
    reason: z.prefault(
      text({ max: 500, example: 'No hubo saldo.' }),
      'Saldo insuficiente en la cuenta origen.',
    ),
  }),
  apply: (tx, { customer, now }, { program, reason }) =>
    void tx.put(programs, withFailure(findOwned(tx, programs, customer, program), bankDate(now), reason)),
});

const savingLimitFixture = defineFixture({
  title: 'The customer has a limit for one saving operation',
  params: () => ({ amount: amount({ max: LIMIT, example: '499.99' }) }),
  apply: (tx, { customer }, { amount: centavos }) =>
    void setCustomerLimit(tx, { customer, limitKey: 'SAP', amount: centavos }),
});

export const savingProgramFixtures = {
  'saving-programs.exists': savingProgramFixture,
  'saving-programs.run-failed': failedRunFixture,
  'saving-programs.limited': savingLimitFixture,
};
