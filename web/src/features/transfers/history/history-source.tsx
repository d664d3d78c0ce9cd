import { lazy } from 'react';
import { HISTORY_PAGE_SIZE, type TransferRow } from '#contract/transfers';
import { unwrapPartial } from '#web/lib/api/client.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { checkPeriod } from '#web/patterns/history/period.ts';
import type { EntryView, HistorySource } from '#web/patterns/history/source.ts';
import { receiptPdf } from '../shared/api';
import { transferReceiptUrl } from '../shared/receipt-url';
import { statusView } from '../shared/status';
import { HistoryFields } from './HistoryFields';
import { filtersOf, type HistoryFilters, queryOf } from './history-query';
import { TransferShortcuts } from './TransferShortcuts';

const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog')).CancelDialog }));

const viewOf = (row: TransferRow): EntryView<'cancel'> => ({
  name: row.toAccount.description,
  from: `De ${row.fromAccount.description}`,
  ...(row.rejection !== undefined && { about: row.rejection }),
  receiptUrl: transferReceiptUrl(row),
  detail: row.message,
  // Transfers that pay cards and credits are listed too, so all rows share one set of labels.
  status: statusView(row.status),
  amount: { amount: row.amount, currencyCode: row.currencyCode },
  pdf: receiptPdf(row.key),
  proof: row.eppUrl === undefined ? undefined : { href: row.eppUrl, label: 'CEP' },
  actions: row.status === 'SCHEDULED' ? [{ kind: 'cancel', label: 'Cancelar' }] : [],
});

export const transferSource: HistorySource<TransferRow, HistoryFilters, 'cancel'> = {
  title: 'Transferencias realizadas',
  startLink: { to: '/hubs/transfers', label: 'Hacer una transferencia' },
  filters: { read: filtersOf, check: checkPeriod, Fields: HistoryFields },
  Shortcuts: TransferShortcuts,
  queryKey: queryKeys.transfers.history,
  pageSize: HISTORY_PAGE_SIZE,
  page: (filters, cursor) =>
    unwrapPartial(
      transfersApi.list.query({ query: { ...queryOf(filters), limit: HISTORY_PAGE_SIZE, cursor } }),
    ),
  view: viewOf,
  isScheduled: ({ status }) => status === 'SCHEDULED',
  months: { label: 'Transferido', counts: ({ status }) => status === 'PROCESSED' },
  dialog: (_, row, close) => (
    <CancelDialog
      row={row}
      onClose={() => close()}
      onCancelled={() => close('Cancelaste la transferencia. No se hará ningún cargo.')}
    />
  ),
  labels: {
    columns: { name: 'A quién', detail: 'Concepto' },
    parts: { scheduled: 'Programadas', past: 'Realizadas' },
    entryName: 'la transferencia',
    ofEntry: 'de la transferencia',
    counted: ['transferencia', 'transferencias'],
    end: 'Ya viste todas tus transferencias.',
    noMatch: 'Ninguna transferencia coincide',
    empty: {
      title: 'Aún no tienes transferencias',
      text: 'Aquí verás las que hagas y las que programes.',
      action: 'Hacer tu primera transferencia',
    },
  },
};
