import type { BankDate } from '#contract/domain/dates';
import type { Portability, PortabilityStatus } from '#contract/domain/portability';
import { portabilityLabels } from '#contract/receipts/payroll-portability';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { isOverdue } from './stages';

const tones = {
  REQUESTED: 'info',
  IN_PROCESS: 'info',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
} as const satisfies Record<PortabilityStatus, ReceiptView['status']['tone']>;

export const statusOf = (request: Portability, today: BankDate): ReceiptView['status'] =>
  isOverdue(request, today)
    ? { label: 'Fuera de plazo', tone: 'warning' }
    : { label: portabilityLabels[request.status].label, tone: tones[request.status] };
