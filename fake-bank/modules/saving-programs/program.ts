import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { CentavosOrNone, PositiveCentavos } from '#bank/core/ledger/centavos';
import { historyPosition } from '#bank/core/lists/position';
import { confirmationNumbers, Folio, uniqueFolio } from '#bank/core/operations/folio';
import { unfinishedMaker } from '#bank/core/operations/record';
import { Collection } from '#bank/core/storage/collection';
import { keyNumbers } from '#bank/core/storage/sequence';
import { OptionalStoredLabel, StoredKey, StoredText } from '#bank/core/storage/stored-text';
import { pesoChequesProblem } from '#bank/shared/accounts/peso-cheques';
import { StoredAccount } from '#bank/shared/accounts/stored-account';
import { Frequency } from '#contract/domain/recurrence';
import { MAX_PROGRAM_NAME_LENGTH, ProgramStatus } from '#contract/saving-programs';

const Program = z.object({
  key: StoredKey,
  customer: StoredKey,
  confirmationNumber: Folio,
  orderedAt: StoredInstant,
  /** Last change of the program, except pausing and resuming. */
  changedAt: z.optional(StoredInstant),
  from: StoredAccount,
  to: StoredAccount,
  amount: PositiveCentavos,
  frequency: Frequency,
  /** Start of the recurrence. */
  start: StoredDay,
  /** Undefined while paused. */
  nextRun: z.optional(StoredDay),
  status: ProgramStatus,
  name: z.optional(OptionalStoredLabel(MAX_PROGRAM_NAME_LENGTH)),
  goal: z.optional(PositiveCentavos),
  saved: z._default(CentavosOrNone, 0),
  /** Latest failed runs, oldest first. */
  failures: z.array(z.object({ date: StoredDay, amount: PositiveCentavos, reason: StoredText() })),
});
export type Program = z.infer<typeof Program>;

const accountsIn = ({ from, to }: Program) => ({ 'from.account': from.account, 'to.account': to.account });

export const programs = new Collection<Program, 'byCustomer'>(
  'saving-programs',
  Program,
  (program) => program.key,
  {
    byCustomer: {
      keys: ({ customer }) => [customer],
      order: ({ orderedAt, confirmationNumber }) => historyPosition(orderedAt, confirmationNumber),
    },
  },
  {
    references: (program) => accountsNamed(accountsIn(program)),
    happenedAt: ({ orderedAt, changedAt }) => ({ orderedAt, changedAt }),
    unique: uniqueFolio,
    sequenceNumbers: { ...confirmationNumbers, ...keyNumbers('operation', 'saving-program') },
    validate: (program, reader) =>
      pesoChequesProblem(reader, accountsIn(program)) ??
      unfinishedMaker(program, reader) ??
      (program.from.account === program.to.account
        ? { field: 'to.account', reason: `${program.key} saves into the account that pays.` }
        : undefined) ??
      ((program.status === 'PAUSED') === (program.nextRun === undefined)
        ? undefined
        : { field: 'nextRun', reason: `${program.key} has a next run exactly if it is not paused.` }),
  },
);
