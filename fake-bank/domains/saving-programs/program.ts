import * as z from 'zod/mini';
import { ProgramStatus } from '#contract/saving-programs';
import { Frequency } from '#contract/shared/rhythm';
import { KeptAccount } from '../../ground/accounts/kept-account';
import { accountsNamed } from '../../ground/ledger/accounts';
import { place } from '../../ground/lists/place';
import { Collection } from '../../ground/store/collection';

const centavos = z.number().check(z.int());

const Program = z.object({
  key: z.string(),
  customer: z.string(),
  confirmationNumber: z.string(),
  /** When it was ordered, milliseconds since 1970. */
  orderedAt: z.number(),
  /** When what was ordered was last changed. */
  changedAt: z.optional(z.number()),
  from: KeptAccount,
  to: KeptAccount,
  amount: centavos,
  frequency: Frequency,
  /** The day that the rhythm is counted from. */
  start: z.string(),
  /** The day of the next run; none while it is paused. */
  nextRun: z.optional(z.string()),
  status: ProgramStatus,
  name: z.optional(z.string()),
  goal: z.optional(centavos),
  /** What it has put aside so far. */
  saved: z._default(centavos, 0),
  /** The tries that failed last, oldest first. */
  failures: z.array(z.object({ date: z.string(), amount: centavos, reason: z.string() })),
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
  { names: ({ from, to }) => accountsNamed(from.account, to.account) },
);
