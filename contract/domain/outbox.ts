import * as z from 'zod/mini';
import { Instant } from './dates';

/** How a message of the bank reaches a customer. */
export const NoticeChannel = z.enum(['EMAIL', 'SMS', 'PUSH']);

/** A message that a bank would have sent; `to` is masked. */
export const OutboxMessage = z.object({
  at: Instant,
  /** The customer's user name. */
  customer: z.string(),
  channel: NoticeChannel,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
