import type { TransferStatus } from '#contract/transfers';

type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

/** How each status reads: as a tag, and as the heading of a receipt. */
export const statuses: Record<TransferStatus, { label: string; tone: Tone; heading: string }> = {
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
