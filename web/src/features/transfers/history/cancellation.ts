import type { TransferRow } from '#contract/transfers';
import { receiptKey } from '#web/flow/receipt/address.ts';
import type { Action } from '#web/flow/signed-action/action.ts';
import { OWN_TRANSFER } from '#web/lib/addresses/transfers.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { loadReceipt } from '../shared/api';

async function cancel(transferKey: string): Promise<'cancelled'> {
  await unwrap(transfersApi.cancel.mutate({ params: { transferKey } }));
  return 'cancelled';
}

/** Cancels a scheduled transfer. */
export const cancelAction = ({ key }: TransferRow): Action<void, 'cancelled'> => ({
  send: () => cancel(key),
  lookUp: async () => ((await loadReceipt(key)).status === 'CANCELLED' ? 'cancelled' : null),
  duplicateCodes: ['CZ_NOT_CANCELLABLE'],
  signature: null,
  invalidates: [queryKeys.transfers.all, receiptKey(OWN_TRANSFER, key)],
});
