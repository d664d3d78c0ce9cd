import * as z from 'zod/mini';
import { ProgramStatus } from '#contract/saving-programs';
import { Frequency } from '#contract/shared/rhythm';
import { KeptAccount } from '../../ground/accounts/kept-account';
import { noPesoCheques } from '../../ground/accounts/peso-cheques';
import { StoredDay, StoredInstant } from '../../ground/calendar/stored-dates';
import { accountsNamed } from '../../ground/ledger/accounts';
import { CentavosOrNone, PositiveCentavos } from '../../ground/ledger/centavos';
import { place } from '../../ground/lists/place';
import { Collection } from '../../ground/store/collection';

const Program = z.object({
  key: z.string(),
  customer: z.string(),
  confirmationNumber: z.string(),
  orderedAt: StoredInstant,
  /** When what was ordered was last changed. */
  changedAt: z.optional(StoredInstant),
  from: KeptAccount,
  to: KeptAccount,
  amount: PositiveCentavos,
  frequency: Frequency,
  /** The day that the rhythm is counted from. */
  start: StoredDay,
  /** The day of the next run; none while it is paused. */
  nextRun: z.optional(StoredDay),
  status: ProgramStatus,
  name: z.optional(z.string()),
  goal: z.optional(PositiveCentavos),
  /** What it has put aside so far. */
  saved: z._default(CentavosOrNone, 0),
  /** The tries that failed last, oldest first. */
  failures: z.array(z.object({ date: StoredDay, amount: PositiveCentavos, reason: z.string() })),
});
export type Program = z.infer<typeof Program>;

export const programs = new Collection<Program, 'byCustomer'>(
  'saving-programs',
  Program,
  (program) => program.key,
  {
    byCustomer: {
      keys: ({ customer }) => [customer],
      order: ({ orderedAt, confirmationNumber }) => place(orderedAt, confirmationNumber),
    },
  },
  {
    names: ({ from, to }) => accountsNamed(from.account, to.account),
    contradiction: ({ key, from, to, status, nextRun }, reader) =>
      noPesoCheques(reader, from.account, to.account) ??
      ((status === 'PAUSED') === (nextRun === undefined)
        ? undefined
        : `${key} no dice bien si está en pausa.`),
  },
);
