import type { TransferStatus } from '#contract/transfers';
import type { Transfer } from './transfer';

type Words = { title: string; label: string };

const transferWords: Record<TransferStatus, Words> = {
  PROCESSED: { title: 'Transferencia hecha', label: 'Aplicada' },
  SCHEDULED: { title: 'Transferencia programada', label: 'Programada' },
  BLOCKED: { title: 'Transferencia bloqueada', label: 'Bloqueada' },
  ON_HOLD: { title: 'Transferencia en espera', label: 'En espera' },
  REJECTED: { title: 'Transferencia rechazada', label: 'Rechazada' },
  REVERSE: { title: 'Transferencia devuelta', label: 'Devuelta' },
  START_EXECUTION: { title: 'Transferencia en proceso', label: 'En proceso' },
  FAILED: { title: 'Transferencia no realizada', label: 'No realizada' },
  INQUIRY: { title: 'Transferencia en aclaración', label: 'En aclaración' },
  CANCELLED: { title: 'Transferencia cancelada', label: 'Cancelada' },
};

/** Of a card or a credit. */
const paymentWords: Record<TransferStatus, Words> = {
  PROCESSED: { title: 'Pago hecho', label: 'Aplicado' },
  SCHEDULED: { title: 'Pago programado', label: 'Programado' },
  BLOCKED: { title: 'Pago bloqueado', label: 'Bloqueado' },
  ON_HOLD: { title: 'Pago en espera', label: 'En espera' },
  REJECTED: { title: 'Pago rechazado', label: 'Rechazado' },
  REVERSE: { title: 'Pago devuelto', label: 'Devuelto' },
  START_EXECUTION: { title: 'Pago en proceso', label: 'En proceso' },
  FAILED: { title: 'Pago no realizado', label: 'No realizado' },
  INQUIRY: { title: 'Pago en aclaración', label: 'En aclaración' },
  CANCELLED: { title: 'Pago cancelado', label: 'Cancelado' },
};

/** How a receipt names an order, how it stands, and what its amount is. */
export const wordsOf = ({
  status,
  thirdParty,
}: Pick<Transfer, 'status' | 'thirdParty'>): Words & { amount: string } =>
  thirdParty?.type === 'cards' || thirdParty?.type === 'credits'
    ? { ...paymentWords[status], amount: 'Importe pagado' }
    : { ...transferWords[status], amount: 'Importe enviado' };
