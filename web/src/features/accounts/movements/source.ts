import type { Movement } from '#contract/accounts';
import type { BankDate } from '#contract/domain/dates';

export type DateRange = { from_date: BankDate; to_date: BankDate };

export interface MovementSource {
  key: readonly unknown[];
  read: (
    query: DateRange & { limit: number; cursor: string },
    signal: AbortSignal,
  ) => Promise<{ data: Movement[]; cursor?: string | number | undefined }>;
}
