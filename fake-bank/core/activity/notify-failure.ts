import type { Transaction } from '../storage/transaction';
import type { Actor } from './activity';
import { notify } from './outbox';

type NotDone = { subject: string; what: string; reason: string; then?: string | undefined };

/** Notifies by SMS, since the customer is not online when a scheduled order fails. */
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
