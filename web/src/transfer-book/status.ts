import type { TransferStatus } from '#contract/transfers';

type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';
type Words = { label: string; heading: string };

/** How each status reads: as a tag, and as the heading of a receipt. */
export const statuses: Record<TransferStatus, Words & { tone: Tone }> = {
  PROCESSED: { label: 'Aplicada', tone: 'success', heading: 'Transferencia hecha' },
  SCHEDULED: { label: 'Programada', tone: 'info', heading: 'Transferencia programada' },
  BLOCKED: { label: 'Bloqueada', tone: 'danger', heading: 'Transferencia bloqueada' },
  ON_HOLD: { label: 'En espera', tone: 'warning', heading: 'Transferencia en espera' },
  REJECTED: { label: 'Rechazada', tone: 'danger', heading: 'Transferencia rechazada' },
  REVERSE: { label: 'Devuelta', tone: 'warning', heading: 'Transferencia devuelta' },
  START_EXECUTION: { label: 'En proceso', tone: 'info', heading: 'Transferencia en proceso' },
  FAILED: { label: 'No realizada', tone: 'danger', heading: 'Transferencia no realizada' },
  INQUIRY: { label: 'En aclaración', tone: 'warning', heading: 'Transferencia en aclaración' },
  CANCELLED: { label: 'Cancelada', tone: 'neutral', heading: 'Transferencia cancelada' },
};

/** The same of a card or a credit that was paid. */
const payments: Record<TransferStatus, Words> = {
  PROCESSED: { label: 'Aplicado', heading: 'Pago hecho' },
  SCHEDULED: { label: 'Programado', heading: 'Pago programado' },
  BLOCKED: { label: 'Bloqueado', heading: 'Pago bloqueado' },
  ON_HOLD: { label: 'En espera', heading: 'Pago en espera' },
  REJECTED: { label: 'Rechazado', heading: 'Pago rechazado' },
  REVERSE: { label: 'Devuelto', heading: 'Pago devuelto' },
  START_EXECUTION: { label: 'En proceso', heading: 'Pago en proceso' },
  FAILED: { label: 'No realizado', heading: 'Pago no realizado' },
  INQUIRY: { label: 'En aclaración', heading: 'Pago en aclaración' },
  CANCELLED: { label: 'Cancelado', heading: 'Pago cancelado' },
};

export const isPayment = (thirdPartyType: string): boolean =>
  thirdPartyType === 'cards' || thirdPartyType === 'credits';

/** A status in the words of what it is about: a transfer, or the payment of a card or a credit. */
export const statusOf = (status: TransferStatus, thirdPartyType: string): Words & { tone: Tone } =>
  isPayment(thirdPartyType) ? { ...statuses[status], ...payments[status] } : statuses[status];
