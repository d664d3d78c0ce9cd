import { initClient } from '@ts-rest/core';
import { transfers } from '#contract/transfers';
import { clientOptions, ok } from '../../api/client';
import { loadHolidays } from '../../transfer-book/api';
import type { OwnTransferSetup } from './own-transfer';

export const transfersApi = initClient(transfers, clientOptions);

/** Everything that the form needs: the operation's key and nonce, accounts, rates and the days banks rest. */
export async function setUpOwnTransfer(): Promise<OwnTransferSetup> {
  const setup = await ok(transfersApi.setup({ body: { transfer_type: 'onetime' } }));
  return { ...setup, holidays: await loadHolidays() };
}
