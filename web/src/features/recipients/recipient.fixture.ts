import type { Recipient } from '#contract/recipients';
import { recipient } from '#web/testing/makers.ts';

/** Somebody whom the customer has saved. */
export const mother: Recipient = recipient('mom', { bankId: '012', secondLastName: 'Montiel' });
