/** What the receipt of a payroll portability says: the same on the screen and on paper. */
import { showEnding } from '../shared/account';
import { showDate } from '../shared/dates';
import {
  isOpen,
  type PayingAccountType,
  type Portability,
  type PortabilityStatus,
} from '../shared/portability';
import type { ReceiptRow, ReceiptWords } from '../shared/receipt';
import { reasonRows, receiptMoment } from './standing';

export const portabilityWords: Record<PortabilityStatus, ReceiptWords> = {
  REQUESTED: { label: 'Solicitada', heading: 'Portabilidad solicitada' },
  IN_PROCESS: { label: 'En proceso', heading: 'Portabilidad solicitada' },
  ACCEPTED: { label: 'Aceptada', heading: 'Portabilidad aceptada' },
  REJECTED: { label: 'Rechazada', heading: 'Portabilidad rechazada' },
  CANCELLED: { label: 'Cancelada', heading: 'Portabilidad cancelada' },
};

export const payingAccountWords: Record<PayingAccountType, string> = {
  CLABE: 'CLABE',
  DEBIT_CARD: 'Tarjeta de débito',
};

/** Returns the moment at which the request reached its status; without a history, the moment of the request. */
export const portabilityMoment = ({ status, operationDate, history = [] }: Portability): string =>
  receiptMoment({
    status,
    scheduled: !isOpen(status),
    operationDate,
    executionDate: isOpen(status) ? undefined : history.findLast((step) => step.status === status)?.at,
  });

/** What the date of a request says: by when it is answered, or when that was. */
export const effectiveWords: Record<PortabilityStatus, string> = {
  REQUESTED: 'Respuesta a más tardar',
  IN_PROCESS: 'Respuesta a más tardar',
  ACCEPTED: 'Tu sueldo llega desde',
  REJECTED: 'Respuesta',
  CANCELLED: 'Cancelada el',
};

/** 'Nómina •••• 4821'. */
export const showReceiving = ({ account }: Pick<Portability, 'account'>): string =>
  `${account.description} ${account.displayId}`;

/** 'BBVA México •••• 3640'. */
export const showPaying = (paying: Pick<Portability, 'thirdPartyName' | 'thirdPartyAccountNumber'>): string =>
  `${paying.thirdPartyName} ${showEnding(paying.thirdPartyAccountNumber)}`;

/** Its folio stands before these, its status above them. */
export function portabilityReceiptRows(portability: Portability): ReceiptRow[] {
  const { status, thirdPartyName, thirdPartyAccountType, thirdPartyAccountNumber, rejectionReason } =
    portability;
  return [
    { label: 'Banco que te paga hoy', value: thirdPartyName },
    { label: payingAccountWords[thirdPartyAccountType], value: showEnding(thirdPartyAccountNumber) },
    { label: 'Cuenta que recibe', value: showReceiving(portability) },
    { label: effectiveWords[status], value: showDate(portability.effectiveDate) },
    ...reasonRows(rejectionReason),
  ];
}
