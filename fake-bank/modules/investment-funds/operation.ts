import * as z from 'zod/mini';
import { StoredDay, StoredInstant } from '#bank/core/calendar/stored-dates';
import { accountsNamed } from '#bank/core/ledger/accounts';
import { statusProblem } from '#bank/core/lists/history';
import { historyPosition } from '#bank/core/lists/position';
import { confirmationNumbers, Folio, uniqueFolio } from '#bank/core/operations/folio';
import { unfinishedMaker } from '#bank/core/operations/record';
import { Collection, type Problem } from '#bank/core/storage/collection';
import { keyNumbers } from '#bank/core/storage/sequence';
import { StoredKey, StoredText } from '#bank/core/storage/stored-text';
import { pesoChequesProblem } from '#bank/shared/accounts/peso-cheques';
import { FundOperationStatus, FundOperationType, FundTransactionType } from '#contract/domain/fund';

/** Centavos, units, or millionths of a peso. */
const wholeUnits = z.int().check(z.gt(0), z.lt(1e12));

/** Amounts are centavos, prices millionths of a peso. */
const FundOperation = z.object({
  key: StoredKey,
  customer: StoredKey,
  confirmationNumber: Folio,
  orderedAt: StoredInstant,
  /** Time at which a scheduled operation ran, failed or was cancelled. */
  executedAt: z.optional(StoredInstant),
  account: StoredKey,
  /** Cheque account that settles the trade; missing for units transferred in. */
  cash: z.optional(StoredKey),
  operationType: FundOperationType,
  transactionType: FundTransactionType,
  status: FundOperationStatus,
  effectiveDate: StoredDay,
  amount: wholeUnits,
  traded: z.optional(z.object({ units: wholeUnits, price: wholeUnits, total: wholeUnits })),
  reason: z.optional(StoredText()),
});
export type FundOperation = z.infer<typeof FundOperation>;

/** Only processed operations have a result. Scheduled operations need a cheque account. */
function tradeProblem({ key, status, traded, cash }: FundOperation): Problem | undefined {
  if ((status === 'PROCESSED') !== (traded !== undefined))
    return { field: 'traded', reason: `${key} has a result exactly if it is processed.` };
  return status === 'SCHEDULED' && cash === undefined
    ? { field: 'cash', reason: `${key} has no cheque account.` }
    : undefined;
}

export const fundOperations = new Collection<FundOperation, 'byCustomer' | 'tradedIn'>(
  'fund-operations',
  FundOperation,
  (operation) => operation.key,
  {
    /** Cancelled operations stay at their planned date. */
    byCustomer: {
      keys: ({ customer }) => [customer],
      order: ({ effectiveDate, orderedAt, confirmationNumber }) =>
        `${effectiveDate} ${historyPosition(orderedAt, confirmationNumber)}`,
    },
    tradedIn: {
      keys: ({ account, traded }) => (traded ? [account] : []),
      order: ({ executedAt, orderedAt, confirmationNumber }) =>
        historyPosition(executedAt ?? orderedAt, confirmationNumber),
    },
  },
  {
    references: ({ account, cash }) => accountsNamed({ account, cash }),
    happenedAt: ({ orderedAt, executedAt }) => ({ orderedAt, executedAt }),
    unique: uniqueFolio,
    sequenceNumbers: { ...confirmationNumbers, ...keyNumbers('operation', 'fund-operation') },
    validate: (operation, reader) =>
      pesoChequesProblem(reader, { cash: operation.cash }) ??
      unfinishedMaker(operation, reader) ??
      statusProblem(operation, operation.transactionType === 'scheduled') ??
      tradeProblem(operation),
  },
);

export const unitsLeftBy = (operations: readonly Pick<FundOperation, 'operationType' | 'traded'>[]): number =>
  operations.reduce(
    (left, { operationType, traded }) => left + (traded?.units ?? 0) * (operationType === 'BUY' ? 1 : -1),
    0,
  );

/** Cost of the units held (centavos). Each sale removes its proportional cost. */
export function costOfHeld(operations: readonly Pick<FundOperation, 'operationType' | 'traded'>[]): number {
  let heldUnits = 0;
  let cost = 0;
  for (const { operationType, traded } of operations) {
    if (!traded) continue;
    const { units, total } = traded;
    if (operationType === 'BUY') {
      heldUnits += units;
      cost += total;
    } else {
      const remainingUnits = Math.max(0, heldUnits - units);
      cost = heldUnits === 0 ? 0 : (cost * remainingUnits) / heldUnits;
      heldUnits = remainingUnits;
    }
  }
  return Math.round(cost);
}
