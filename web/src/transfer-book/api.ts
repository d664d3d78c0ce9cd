import { initClient } from '@ts-rest/core';
import { references } from '#contract/references';
import { addDays, type BankDate } from '#contract/shared/dates';
import { type Receipt, SCHEDULING_HORIZON_DAYS, transfers } from '#contract/transfers';
import { bankToday } from '../api/bank-clock';
import { clientOptions, ok } from '../api/client';

const transfersApi = initClient(transfers, clientOptions);
const referencesApi = initClient(references, clientOptions);

/** The receipt of any transfer, by its key or confirmation number. */
export const loadReceipt = (transferKey: string): Promise<Receipt> =>
  ok(transfersApi.receipt({ params: { transferKey } }));

export const receiptPdf = (transferKey: string): string =>
  transfers.receipt.path.replace(':transferKey', encodeURIComponent(transferKey));

/** The days within the scheduling horizon on which banks rest. */
export async function loadHolidays(): Promise<ReadonlySet<BankDate>> {
  const today = bankToday();
  const range = { start_date: today, end_date: addDays(today, SCHEDULING_HORIZON_DAYS) };
  const { data } = await ok(referencesApi.holidays({ query: range }));
  return new Set(data.map(({ date }) => date));
}
