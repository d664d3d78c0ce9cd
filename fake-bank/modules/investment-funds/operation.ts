import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { statusProblem } from '#bank/core/lists/history';
import { historyPosition } from '#bank/core/lists/position';
import { Collection } from '#bank/core/storage/collection';
import { noPesoCheques } from '#bank/shared/accounts/peso-cheques';
import { FundOperationStatus, FundOperationType, FundTransactionType } from '#contract/domain/fund';

/** Centavos, units, or millionths of a peso. */
const whole = z.int().check(z.gt(0), z.lt(1e12));

/** Units of a fund that were bought or sold, or are to be. Amounts are centavos, prices millionths of a peso. */
const FundOperation = z.object({
  key: z.string(),
  customer: z.string(),
  confirmationNumber: z.string(),
  orderedAt: StoredInstant,
  /** When a scheduled one was carried out, refused or cancelled. */
  executedAt: z.optional(StoredInstant),
  /** The account that holds the units. */
  account: z.string(),
  /** The cheque account that pays for them or gets what is given for them; what came from elsewhere has none. */
  cash: z.optional(z.string()),
  operationType: FundOperationType,
  transactionType: FundTransactionType,
  status: FundOperationStatus,
  effectiveDate: StoredDay,
  /** What was asked for. */
  amount: whole,
  /** What it came to, once it was made. */
  traded: z.optional(z.object({ units: whole, price: whole, total: whole })),
  reason: z.optional(z.string()),
});
export type FundOperation = z.infer<typeof FundOperation>;

/** What was carried out is what has changed hands; what is to come needs an account that pays, or is paid. */
function tradeProblem({ key, status, traded, cash }: FundOperation): string | undefined {
  if ((status === 'PROCESSED') !== (traded !== undefined)) return `${key} no dice bien si se hizo.`;
  return status === 'SCHEDULED' && cash === undefined ? `${key} no tiene cuenta de cheques.` : undefined;
}

export const fundOperations = new Collection<FundOperation, 'byCustomer' | 'tradedIn'>(
  'fund-operations',
  FundOperation,
  (operation) => operation.key,
  {
    /** The history sorts cancelled operations by their planned day too. */
    byCustomer: {
      keys: ({ customer }) => [customer],
      order: ({ effectiveDate, orderedAt, confirmationNumber }) =>
        `${effectiveDate} ${historyPosition(orderedAt, confirmationNumber)}`,
    },
    /** What was made of an account, in the order in which it was. */
    tradedIn: {
      keys: ({ account, traded }) => (traded ? [account] : []),
      order: ({ executedAt, orderedAt, confirmationNumber }) =>
        historyPosition(executedAt ?? orderedAt, confirmationNumber),
    },
  },
  {
    references: ({ account, cash }) => accountsNamed(account, cash),
    validate: (operation, reader) =>
      noPesoCheques(reader, operation.cash) ??
      statusProblem(operation, operation.transactionType === 'scheduled') ??
      tradeProblem(operation),
  },
);

/** The units that are left of what was bought. */
export const unitsLeftBy = (operations: readonly Pick<FundOperation, 'operationType' | 'traded'>[]): number =>
  operations.reduce(
    (left, { operationType, traded }) => left + (traded?.units ?? 0) * (operationType === 'BUY' ? 1 : -1),
    0,
  );

/** What the units that an account holds have cost, in centavos: each sale takes its part of it away. */
export function costOfHeld(operations: readonly Pick<FundOperation, 'operationType' | 'traded'>[]): number {
  let held = 0;
  let cost = 0;
  for (const { operationType, traded } of operations) {
    if (!traded) continue;
    const { units, total } = traded;
    if (operationType === 'BUY') {
      held += units;
      cost += total;
    } else {
      const left = Math.max(0, held - units);
      cost = held === 0 ? 0 : (cost * left) / held;
      held = left;
    }
  }
  return Math.round(cost);
}
