import type { DueHandlers } from './due/due-work';
import { CREDIT_CHARGE, runCharge } from './lending/charges';
import { runScheduled, SCHEDULED_TRANSFER } from './transfers/commands';

/** What runs when the clock reaches it, by kind of work. */
export const dueHandlers: DueHandlers = {
  [CREDIT_CHARGE]: runCharge,
  [SCHEDULED_TRANSFER]: runScheduled,
};
