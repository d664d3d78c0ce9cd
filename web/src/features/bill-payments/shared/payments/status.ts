import type { PaymentStatus } from '#contract/domain/payment';
import { paymentLabels } from '#contract/domain/receipt';

const tones = {
  PROCESSED: 'success',
  SCHEDULED: 'info',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
} as const satisfies Record<PaymentStatus, string>;

/** How a payment stands, in words and in colour. */
export const statusOf = (status: PaymentStatus) => ({ ...paymentLabels[status], tone: tones[status] });
