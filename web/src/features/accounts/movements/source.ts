import type { Movement } from '#contract/accounts';
import type { BankDate } from '#contract/domain/dates';

export type DateRange = { from_date: BankDate; to_date: BankDate };

/** Where the movements of a product come from: each kind has an endpoint of its own. */
export interface MovementSource {
  /** Under which the cache keeps them. */
  key: readonly unknown[];
  read: (
    query: DateRange & { limit: number; cursor: string },
    signal: AbortSignal,
  ) => Promise<{ data: Movement[]; cursor?: string | number | undefined }>;
}
