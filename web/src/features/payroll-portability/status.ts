import { portabilityWords } from '#contract/receipts/payroll-portability';
import type { BankDate } from '#contract/shared/dates';
import type { Portability, PortabilityStatus } from '#contract/shared/portability';
import type { ReceiptView } from '../../receipt/view';
import { isOverdue } from './stages';

const tones = {
  REQUESTED: 'info',
  IN_PROCESS: 'info',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
} as const satisfies Record<PortabilityStatus, ReceiptView['status']['tone']>;

/** How a request stands, in a word and its colour. */
export const statusOf = (request: Portability, today: BankDate): ReceiptView['status'] =>
  isOverdue(request, today)
    ? { label: 'Fuera de plazo', tone: 'warning' }
    : { label: portabilityWords[request.status].label, tone: tones[request.status] };
