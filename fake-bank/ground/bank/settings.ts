import type { BankDate } from '#contract/shared/dates';
import type { Clock } from '../calendar/clock';
import type { DueHandlers } from '../due/due-work';
import type { AnyCollection } from '../store/collection';
import type { Disk } from '../store/disk';
import type { Transaction } from '../store/transaction';
import type { Steps } from '../turns/turns';

export type BankSettings = {
  collections: readonly AnyCollection[];
  handlers: DueHandlers;
  /** Fills a new bank, in steps. */
  seedBank: (tx: Transaction, today: BankDate) => Steps<void>;
  /** What of the seed hangs on the minute at which a bank begins. */
  seedFromNow?: (tx: Transaction, now: number) => void;
  wall: Clock;
  /** Where kept banks live; without it every bank lives in memory. */
  dataDir?: string;
  /** Instead of this machine's. */
  disk?: Disk;
  /** How large a journal grows before it is folded into the snapshot. */
  compactAtBytes?: number;
  /** Tells whoever runs the bank. */
  warn?: (line: string) => void;
};
