import { type Receipt, transfers } from '#contract/transfers';
import { unwrap } from '#web/lib/api/client.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { pathOf } from '#web/lib/api/path.ts';

export const loadReceipt = (transferKey: string): Promise<Receipt> =>
  unwrap(transfersApi.receipt.query({ params: { transferKey } }));

export const receiptPdf = (transferKey: string): string => pathOf(transfers.receipt, { transferKey });
