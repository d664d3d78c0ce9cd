import type { Recipient } from '#contract/recipients';
import { recipient } from '#web/testing/makers.ts';

export const mother: Recipient = recipient('mom', { bankId: '012', secondLastName: 'Montiel' });
