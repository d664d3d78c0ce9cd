import type { PaymentStatus } from '#contract/domain/payment';
import { paymentLabels } from '#contract/domain/receipt';

const tones = {
  PROCESSED: 'success',
  SCHEDULED: 'info',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
} as const satisfies Record<PaymentStatus, string>;

export const statusOf = (status: PaymentStatus) => ({ ...paymentLabels[status], tone: tones[status] });
