import type { BankDate } from '#contract/domain/dates';
import type { Clock } from '../calendar/clock';
import type { JobHandlers } from '../scheduling/scheduled-jobs';
import type { AnyCollection } from '../storage/collection';
import type { Disk } from '../storage/disk';
import type { Transaction } from '../storage/transaction';
import type { Task } from '../tasks/task';

export type BankSettings = {
  collections: readonly AnyCollection[];
  handlers: JobHandlers;
  seedBank: (tx: Transaction, today: BankDate) => Task<void>;
  /** Adds the part of the seed that depends on the exact start time. */
  seedFromNow?: (tx: Transaction, now: number) => void;
  systemClock: Clock;
  /** Folder of durable banks; without it all banks live in memory. */
  dataDir?: string;
  disk?: Disk;
  compactAtBytes?: number;
  warn?: (line: string) => void;
};
