import type { TransferRow } from '#contract/transfers';
import { ok } from '../../api/client';
import { transfersApi } from '../../api/clients/transfers';
import { queryKeys } from '../../api/query-keys';
import { receiptKey } from '../../receipt/address';
import type { Action } from '../../signed-action/action';
import { OWN_TRANSFER } from '../../transfer-book/addresses';
import { loadReceipt } from '../../transfer-book/api';

async function cancel(transferKey: string): Promise<'cancelled'> {
  await ok(transfersApi.cancel.mutate({ params: { transferKey } }));
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
