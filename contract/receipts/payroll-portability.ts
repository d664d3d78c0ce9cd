import { formatAccount, formatEnding } from '../domain/account';
import { formatDate } from '../domain/dates';
import type { PayingAccountType, Portability, PortabilityStatus } from '../domain/portability';
import type { ReceiptLabels, ReceiptRow } from '../domain/receipt';
import { isOpen } from '../rules/payroll-portability';
import { reasonRows, receiptMoment } from './outcome';

export const portabilityLabels: Record<PortabilityStatus, ReceiptLabels> = {
  REQUESTED: { label: 'Solicitada', heading: 'Portabilidad solicitada' },
  IN_PROCESS: { label: 'En proceso', heading: 'Portabilidad solicitada' },
  ACCEPTED: { label: 'Aceptada', heading: 'Portabilidad aceptada' },
  REJECTED: { label: 'Rechazada', heading: 'Portabilidad rechazada' },
  CANCELLED: { label: 'Cancelada', heading: 'Portabilidad cancelada' },
};

export const payingAccountLabels: Record<PayingAccountType, string> = {
  CLABE: 'CLABE',
  DEBIT_CARD: 'Tarjeta de débito',
};

/** Returns when a closed request was answered or cancelled, if known; otherwise when it was made. */
export const portabilityMoment = ({ status, operationDate, history = [] }: Portability): string =>
  receiptMoment({
    status,
    scheduled: !isOpen(status),
    operationDate,
    executionDate: isOpen(status) ? undefined : history.findLast((step) => step.status === status)?.at,
  });

export const effectiveDateLabels: Record<PortabilityStatus, string> = {
  REQUESTED: 'Respuesta a más tardar',
  IN_PROCESS: 'Respuesta a más tardar',
  ACCEPTED: 'Tu sueldo llega desde',
  REJECTED: 'Respuesta',
  CANCELLED: 'Cancelada el',
};

/** 'Nómina •••• 4821'. */
export const formatReceivingAccount = ({ account }: Pick<Portability, 'account'>): string =>
  formatAccount(account);

/** 'BBVA México •••• 3640'. */
export const formatPayingAccount = (
  paying: Pick<Portability, 'thirdPartyName' | 'thirdPartyAccountNumber'>,
): string => `${paying.thirdPartyName} ${formatEnding(paying.thirdPartyAccountNumber)}`;

/** Rows without folio and status, which the caller shows. */
export function portabilityReceiptRows(portability: Portability): ReceiptRow[] {
  const { status, thirdPartyName, thirdPartyAccountType, thirdPartyAccountNumber, rejectionReason } =
    portability;
  return [
    { label: 'Banco que te paga hoy', value: thirdPartyName },
    { label: payingAccountLabels[thirdPartyAccountType], value: formatEnding(thirdPartyAccountNumber) },
    { label: 'Cuenta que recibe', value: formatReceivingAccount(portability) },
    { label: effectiveDateLabels[status], value: formatDate(portability.effectiveDate) },
    ...reasonRows(rejectionReason),
  ];
}
