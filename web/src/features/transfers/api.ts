import { initClient } from '@ts-rest/core';
import { references } from '#contract/references';
import { addDays } from '#contract/shared/dates';
import { SCHEDULING_HORIZON_DAYS, transfers } from '#contract/transfers';
import { bankToday } from '../../api/bank-clock';
import { clientOptions, ok } from '../../api/client';
import type { OwnTransferSetup } from './own-transfer';

export const transfersApi = initClient(transfers, clientOptions);
const referencesApi = initClient(references, clientOptions);

/** Everything that the form needs: the operation's key and nonce, accounts, rates and the days banks rest. */
export async function setUpOwnTransfer(): Promise<OwnTransferSetup> {
  const setup = await ok(transfersApi.setup({ body: { transfer_type: 'onetime' } }));
  const today = bankToday();
  const range = { start_date: today, end_date: addDays(today, SCHEDULING_HORIZON_DAYS) };
  const holidays = await ok(referencesApi.holidays({ query: range }));
  return { ...setup, holidays: new Set(holidays.data.map(({ date }) => date)) };
}

export const receiptPdf = (transferKey: string): string =>
  transfers.receipt.path.replace(':transferKey', encodeURIComponent(transferKey));
