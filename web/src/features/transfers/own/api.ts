import { unwrap } from '#web/lib/api/client.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { loadLastSources } from '#web/lib/api/queries/last-sources.ts';
import { loadHolidays } from '#web/lib/api/queries/references.ts';
import type { OwnTransferSetup } from './own-transfer';

export async function setUpOwnTransfer(): Promise<OwnTransferSetup> {
  const [setup, holidays, lastSources] = await Promise.all([
    unwrap(transfersApi.setup.mutate({ body: { transfer_type: 'onetime' } })),
    loadHolidays(),
    loadLastSources(),
  ]);
  return { ...setup, holidays, lastSources };
}
