import { accountOfClabe, CLABE_LENGTH } from '#contract/domain/clabe';
import type { TransferStatus } from '#contract/transfers';

/** Outcome of a sent transfer; `after` is in milliseconds of the bank's clock. */
export type Course = {
  status: TransferStatus;
  next?: { status: TransferStatus; after: number };
};

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** CLABEs whose account ends in these digits let QA reach each outcome from the UI. */
const courses: Readonly<Record<string, Course>> = {
  9901: { status: 'START_EXECUTION', next: { status: 'REVERSE', after: 30 * SECOND } },
  9902: { status: 'ON_HOLD', next: { status: 'PROCESSED', after: HOUR } },
  9903: { status: 'INQUIRY', next: { status: 'PROCESSED', after: 24 * HOUR } },
  9904: { status: 'BLOCKED' },
  9905: { status: 'FAILED' },
};

/** CZ_POA: cannot receive money. CZ_COA: may take longer. */
export type Notification = 'CZ_POA' | 'CZ_COA';

const notifications: Readonly<Record<string, Notification>> = { 9906: 'CZ_POA', 9907: 'CZ_COA' };

const ending = (accountId: string): string =>
  accountId.length === CLABE_LENGTH ? accountOfClabe(accountId).slice(-4) : '';

export const courseOf = (accountId: string): Course => courses[ending(accountId)] ?? { status: 'PROCESSED' };

export const notificationOf = (accountId: string): Notification | undefined =>
  notifications[ending(accountId)];

export const isCharged = (status: TransferStatus): boolean => status !== 'BLOCKED' && status !== 'FAILED';

export const reasons: Partial<Record<TransferStatus, string>> = {
  REVERSE: 'El banco destino devolvió la transferencia. Te regresamos el importe y la comisión.',
  BLOCKED: 'Bloqueamos la transferencia por seguridad.',
  FAILED: 'El banco destino no recibió la transferencia.',
};
