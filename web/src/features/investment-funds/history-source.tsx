import { lazy } from 'react';
import { formatAccount } from '#contract/domain/account';
import type { FundOperation } from '#contract/domain/fund';
import { fundAmount, fundOperationNames } from '#contract/receipts/investment-funds';
import { ROWS_PER_PAGE } from '#web/components/usePagedRows.ts';
import { receiptUrl } from '#web/flow/receipt/address.ts';
import { splitScheduled } from '#web/patterns/history/order.ts';
import { checkPeriod } from '#web/patterns/history/period.ts';
import type { EntryView, HistorySource } from '#web/patterns/history/source.ts';
import { EXECUTE, tradeUrl } from './addresses';
import { fundKeys, readOperations } from './api';
import { HistoryFields } from './HistoryFields';
import { type FundFilters, filtersOf, queryOf } from './history-query';
import { NOTHING_MOVED, receiptPdf, statusOf } from './receipt';

const ChangeDialog = lazy(() => import('./ChangeDialog'));
const RemovalDialog = lazy(() => import('./RemovalDialog'));

type Kind = 'change' | 'remove';

/** Histories require the name `effectiveDate` for the day. */
type Entry = FundOperation & { effectiveDate: FundOperation['operationDate'] };

const isScheduled = ({ status }: FundOperation): boolean => status === 'SCHEDULED';

/** Returns the URL of the form prefilled with a rejected operation. */
function retryUrl({ status, operationType, investmentAccount, amount }: FundOperation): string | undefined {
  if (status !== 'REJECTED') return undefined;
  return tradeUrl({ operationType, account: investmentAccount.key, amount: amount.amount });
}

const viewOf = (entry: Entry): EntryView<Kind> => ({
  name: `${fundOperationNames[entry.operationType]} de ${entry.investmentAccount.description}`,
  ...(entry.reason !== undefined && { about: `${entry.reason} ${NOTHING_MOVED}` }),
  receiptUrl: receiptUrl(EXECUTE, entry.key),
  detail: entry.cashAccount && formatAccount(entry.cashAccount),
  status: statusOf(entry),
  amount: fundAmount(entry),
  pdf: receiptPdf(entry.key),
  actions: isScheduled(entry)
    ? [
        { kind: 'change', label: 'Cambiar' },
        { kind: 'remove', label: 'Eliminar' },
      ]
    : [],
  retryUrl: retryUrl(entry),
});

export const fundSource: HistorySource<Entry, FundFilters, Kind> = {
  title: 'Operaciones de fondos',
  startLink: { to: EXECUTE, label: 'Comprar o vender' },
  filters: { read: filtersOf, check: checkPeriod, Fields: HistoryFields },
  queryKey: fundKeys.history,
  pageSize: ROWS_PER_PAGE,
  returnsAllEntries: true,
  page: async (filters) => {
    const { data: operations, ...answer } = await readOperations(queryOf(filters));
    const entries = operations.map((operation) => ({ ...operation, effectiveDate: operation.operationDate }));
    const { scheduled, past } = splitScheduled(entries, isScheduled, 'descending');
    return { ...answer, data: [...scheduled, ...past] };
  },
  view: viewOf,
  isScheduled,
  dialog: (kind, operation, close) =>
    kind === 'remove' ? (
      <RemovalDialog
        operation={operation}
        onClose={() => close()}
        onDone={() => close('Eliminaste la operación: no se hará.')}
      />
    ) : (
      <ChangeDialog
        operation={operation}
        onClose={() => close()}
        onDone={() => close('Guardamos los cambios de tu operación.')}
      />
    ),
  labels: {
    columns: { name: 'Operación', detail: 'Cuenta' },
    parts: { scheduled: 'Programadas', past: 'Realizadas' },
    entryName: 'la operación',
    ofEntry: 'de la operación',
    counted: ['operación', 'operaciones'],
    end: 'Ya viste todas tus operaciones.',
    noMatch: 'Ninguna operación coincide',
    empty: {
      title: 'Aún no tienes operaciones de fondos',
      text: 'Aquí verás lo que compres, lo que vendas y lo que programes.',
      action: 'Comprar o vender fondos',
    },
  },
};
