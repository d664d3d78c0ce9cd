import { type Receipt, transfers } from '#contract/transfers';
import { ok } from '../api/client';
import { transfersApi } from '../api/clients/transfers';
import { pathOf } from '../api/path';

/** The receipt of any transfer, by its key or confirmation number. */
export const loadReceipt = (transferKey: string): Promise<Receipt> =>
  ok(transfersApi.receipt.query({ params: { transferKey } }));

/**
 * What accounts are called that money left last, newest first; what is scheduled for a day to come would stand before
 * it. None where that cannot be read: it is but a help.
 */
export const loadLastSources = (): Promise<string[]> =>
  ok(transfersApi.list.query({ query: { transfer_type: 'onetime', limit: 15 } })).then(
    ({ data }) => data.map(({ fromAccount }) => fromAccount.displayId),
    () => [],
  );

export const receiptPdf = (transferKey: string): string => pathOf(transfers.receipt, { transferKey });
