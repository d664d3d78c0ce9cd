import { ok } from '../../api/client';
import { transfersApi } from '../../api/clients/transfers';
import { loadLastSources } from '../../api/queries/last-sources';
import { loadHolidays } from '../../api/queries/references';
import type { OwnTransferSetup } from './own-transfer';

/** Everything that the form needs: the operation's key and nonce, accounts, rates and the days banks rest. */
export async function setUpOwnTransfer(): Promise<OwnTransferSetup> {
  const [setup, holidays, lastSources] = await Promise.all([
    ok(transfersApi.setup.mutate({ body: { transfer_type: 'onetime' } })),
    loadHolidays(),
    loadLastSources(),
  ]);
  return { ...setup, holidays, lastSources };
}
