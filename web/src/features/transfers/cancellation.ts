import { type TransferRow, transfers } from '#contract/transfers';
import { transfersApi } from '../../api/clients/transfers';
import { queryKeys } from '../../api/query-keys';
import { receiptKey } from '../../receipt/address';
import type { Action } from '../../signed-action/action';
import { loadReceipt } from '../../transfer-book/api';
import { OWN_TRANSFER } from './addresses';

async function cancel(transferKey: string): Promise<'cancelled'> {
  const { status } = await transfersApi.cancel.mutate({ params: { transferKey } });
  if (status !== 204) throw new TypeError(`${transfers.cancel.path} promises no status ${status}`);
  return 'cancelled';
}

/** What was scheduled will not be made. */
export const cancellationOf = ({ key }: TransferRow): Action<void, 'cancelled'> => ({
  send: () => cancel(key),
  lookUp: async () => ((await loadReceipt(key)).status === 'CANCELLED' ? 'cancelled' : null),
  duplicates: ['CZ_NOT_CANCELLABLE'],
  signature: null,
  invalidates: [queryKeys.transfers.all, receiptKey(OWN_TRANSFER, key)],
});
