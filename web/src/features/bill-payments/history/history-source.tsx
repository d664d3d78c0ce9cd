import { lazy } from 'react';
import { formatAccount } from '#contract/domain/account';
import type { PaymentRow } from '#contract/domain/payment';
import { paymentLabels } from '#contract/domain/receipt';
import { PAYMENTS_PAGE_SIZE } from '#contract/payments';
import { receiptUrl } from '#web/flow/receipt/address.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { byDate } from '#web/patterns/history/order.ts';
import { checkPeriod } from '#web/patterns/history/period.ts';
import type { EntryView, HistorySource, Overview } from '#web/patterns/history/source.ts';
import { payeesHub, repayUrl } from '../shared/payees/addresses';
import { PaymentAvatar, paidName, subtitleInList } from '../shared/payees/payment-name';
import { paymentBase } from '../shared/payments/addresses';
import { loadMadeSince, loadPayments, loadScheduled } from '../shared/payments/api';
import { statusOf } from '../shared/payments/status';
import { pdfOf } from './api';
import { HistoryFields } from './HistoryFields';
import { filtersOf, type PaymentFilters, queryOf, subjectQuery } from './history-query';
import { PaidTotals } from './PaidTotals';
import { PaymentShortcuts } from './PaymentShortcuts';
import { monthBefore } from './paid-totals';

const CancelDialog = lazy(() => import('./CancelDialog'));
const ChangeDialog = lazy(() => import('./ChangeDialog'));

type Kind = 'change' | 'cancel';

/** A change needs the original order, which the bank may omit. */
const actionsOf = ({ status, order }: PaymentRow): EntryView<Kind>['actions'] =>
  status === 'SCHEDULED'
    ? [
        ...(order ? [{ kind: 'change', label: 'Cambiar' } as const] : []),
        { kind: 'cancel', label: 'Cancelar' },
      ]
    : [];

const isScheduled = ({ status }: PaymentRow): boolean => status === 'SCHEDULED';

const viewOf = (row: PaymentRow): EntryView<Kind> => ({
  avatar: <PaymentAvatar paid={row} size={36} />,
  name: paidName(row),
  about: row.reason ?? subtitleInList(row),
  receiptUrl: receiptUrl(paymentBase[row.operationType], row.key),
  detail: formatAccount(row.fromAccount),
  status: statusOf(row.status),
  amount: row.totalAmount,
  pdf: pdfOf(row),
  actions: actionsOf(row),
  retryUrl: repayUrl(row),
});

async function loadOverview(filters: PaymentFilters): Promise<Overview<PaymentRow>> {
  const subject = subjectQuery(filters);
  const [planned, recentEntries] = await Promise.all([
    loadScheduled(subject),
    loadMadeSince(monthBefore(bankToday()), subject),
  ]);
  return { scheduled: byDate(planned, 'ascending'), recentEntries };
}

export const paymentSource: HistorySource<PaymentRow, PaymentFilters, Kind> = {
  title: 'Pagos realizados',
  startLink: { to: payeesHub.service, label: 'Pagar un servicio' },
  filters: { read: filtersOf, check: checkPeriod, Fields: HistoryFields },
  Shortcuts: PaymentShortcuts,
  queryKey: queryKeys.payments.history,
  pageSize: PAYMENTS_PAGE_SIZE,
  page: (filters, cursor) => loadPayments({ ...queryOf(filters), limit: PAYMENTS_PAGE_SIZE, cursor }),
  view: viewOf,
  isScheduled,
  overview: {
    queryKey: (filters) => queryKeys.payments.overview(subjectQuery(filters)),
    load: loadOverview,
    Head: PaidTotals,
    selectsScheduled: ({ payment_status }) => payment_status === 'SCHEDULED',
  },
  months: { label: paymentLabels.PROCESSED.label, counts: ({ status }) => status === 'PROCESSED' },
  dialog: (kind, row, close) =>
    kind === 'cancel' ? (
      <CancelDialog
        row={row}
        onClose={() => close()}
        onDone={() => close('Cancelaste el pago. No se hará ningún cargo.')}
      />
    ) : (
      <ChangeDialog
        row={row}
        onClose={() => close()}
        onDone={() => close('Guardamos los cambios de tu pago.')}
      />
    ),
  labels: {
    columns: { name: 'Pago', detail: 'Cuenta' },
    parts: { scheduled: 'Programados', past: 'Realizados' },
    entryName: 'el pago',
    ofEntry: 'del pago',
    counted: ['pago', 'pagos'],
    end: 'Ya viste todos tus pagos.',
    noMatch: 'Ningún pago coincide',
    empty: {
      title: 'Aún no tienes pagos realizados',
      text: 'Aquí verás los servicios, las recargas y los impuestos que pagues.',
      action: 'Pagar un servicio',
    },
  },
};
