import { transferLabels } from '#contract/receipts/transfers';
import type { TransferStatus } from '#contract/transfers';
import type { ReceiptView } from '#web/flow/receipt/view.ts';

type Tone = ReceiptView['status']['tone'];

const tones: Record<TransferStatus, Tone> = {
  PROCESSED: 'success',
  SCHEDULED: 'info',
  BLOCKED: 'danger',
  ON_HOLD: 'warning',
  REJECTED: 'danger',
  REVERSE: 'warning',
  START_EXECUTION: 'info',
  FAILED: 'danger',
  INQUIRY: 'warning',
  CANCELLED: 'neutral',
};

/** Returns labels and tone of a transfer's status; payments of cards and credits have their own labels. */
export const statusView = (status: TransferStatus, thirdPartyType = 'OWN') => ({
  ...transferLabels(status, thirdPartyType),
  tone: tones[status],
});
