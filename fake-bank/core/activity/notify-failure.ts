import type { Transaction } from '../storage/transaction';
import type { Actor } from './activity';
import { notify } from './outbox';

/** What was to be done, why it was not, and what comes of it where something does. */
type NotDone = { subject: string; what: string; reason: string; then?: string | undefined };

/** Tells a customer that what was ordered for a day could not be done on it: nobody sat before a screen to read it. */
export const notifyFailure = (
  tx: Transaction,
  actor: Actor,
  { subject, what, reason, then }: NotDone,
): void =>
  notify(tx, actor, {
    channel: 'SMS',
    subject,
    text: [`No se hizo: ${what}.`, reason, ...(then ? [then] : [])].join(' '),
  });
