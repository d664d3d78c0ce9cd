import type { DueHandlers } from './due/due-work';
import { runScheduled, SCHEDULED_TRANSFER } from './transfers/commands';

/** What runs when the clock reaches it, by kind of work. */
export const dueHandlers: DueHandlers = {
  [SCHEDULED_TRANSFER]: runScheduled,
};
