import type { Receipt } from '#contract/transfers';
import { isOutcomeUnknown } from '../../api/api-error';
import { loadReceipt } from '../../transfer-book/api';

/** Sends a payment once. When its answer is lost the bank is asked, once, whether it was made; null is unknown. */
export async function sendOnce(transferKey: string, send: () => Promise<Receipt>): Promise<Receipt | null> {
  try {
    return await send();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    return loadReceipt(transferKey).catch(() => null);
  }
}
