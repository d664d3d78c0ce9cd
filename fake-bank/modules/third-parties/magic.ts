import { accountOfClabe, CLABE_LENGTH } from '#contract/domain/clabe';
import type { TransferStatus } from '#contract/transfers';

/** What becomes of a transfer once it is sent, and when: milliseconds of the bank's clock. */
export type Course = {
  /** Right after it was ordered. */
  status: TransferStatus;
  /** What follows, where something does. */
  next?: { status: TransferStatus; after: number };
};

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * Accounts that behave oddly, by the last four digits of the account inside a CLABE, so that QA brings each
 * outcome about from the screen alone. All others receive the money at once.
 */
const courses: Readonly<Record<string, Course>> = {
  9901: { status: 'START_EXECUTION', next: { status: 'REVERSE', after: 30 * SECOND } },
  9902: { status: 'ON_HOLD', next: { status: 'PROCESSED', after: HOUR } },
  9903: { status: 'INQUIRY', next: { status: 'PROCESSED', after: 24 * HOUR } },
  9904: { status: 'BLOCKED' },
  9905: { status: 'FAILED' },
};

/** 'CZ_POA' says that it cannot take money, 'CZ_COA' that this may take longer. */
export type Notification = 'CZ_POA' | 'CZ_COA';

const notifications: Readonly<Record<string, Notification>> = { 9906: 'CZ_POA', 9907: 'CZ_COA' };

const ending = (accountId: string): string =>
  accountId.length === CLABE_LENGTH ? accountOfClabe(accountId).slice(-4) : '';

export const courseOf = (accountId: string): Course => courses[ending(accountId)] ?? { status: 'PROCESSED' };

/** What the other bank says of an account before money is sent there. */
export const notificationOf = (accountId: string): Notification | undefined =>
  notifications[ending(accountId)];

/** Whether the money left the customer's account. */
export const isCharged = (status: TransferStatus): boolean => status !== 'BLOCKED' && status !== 'FAILED';

export const reasons: Partial<Record<TransferStatus, string>> = {
  REVERSE: 'El banco destino devolvió la transferencia. Te regresamos el importe y la comisión.',
  BLOCKED: 'Bloqueamos la transferencia por seguridad.',
  FAILED: 'El banco destino no recibió la transferencia.',
};
