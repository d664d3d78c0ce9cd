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
  /** Fills a new bank, in steps. */
  seedBank: (tx: Transaction, today: BankDate) => Task<void>;
  /** What of the seed hangs on the minute at which a bank begins. */
  seedFromNow?: (tx: Transaction, now: number) => void;
  systemClock: Clock;
  /** Where kept banks live; without it every bank lives in memory. */
  dataDir?: string;
  /** Instead of this machine's. */
  disk?: Disk;
  /** How large a journal grows before it is folded into the snapshot. */
  compactAtBytes?: number;
  /** Tells whoever runs the bank. */
  warn?: (line: string) => void;
};
