import * as z from 'zod/mini';
import { Instant } from './dates';

export const NoticeChannel = z.enum(['EMAIL', 'SMS', 'PUSH']);
export type NoticeChannel = z.infer<typeof NoticeChannel>;

/** Message that a real bank would have sent; `to` is masked. */
export const OutboxMessage = z.object({
  at: Instant,
  customer: z.string(),
  channel: NoticeChannel,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;
