import type { PaymentStatus } from '#contract/shared/payment';
import { paymentWords } from '#contract/shared/receipt';

const tones = {
  PROCESSED: 'success',
  SCHEDULED: 'info',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
} as const satisfies Record<PaymentStatus, string>;

/** How a payment stands, in words and in colour. */
export const statusOf = (status: PaymentStatus) => ({ ...paymentWords[status], tone: tones[status] });
