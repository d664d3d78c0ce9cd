import { type Receipt, transfers } from '#contract/transfers';
import { ok } from '../api/client';
import { transfersApi } from '../api/clients/transfers';
import { pathOf } from '../api/path';

/** The receipt of any transfer, by its key or confirmation number. */
export const loadReceipt = (transferKey: string): Promise<Receipt> =>
  ok(transfersApi.receipt.query({ params: { transferKey } }));

export const receiptPdf = (transferKey: string): string => pathOf(transfers.receipt, { transferKey });
