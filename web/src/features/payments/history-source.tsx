import { ReceiptText } from 'lucide-react';
import { lazy } from 'react';
import { PAYMENTS_PAGE_SIZE } from '#contract/payments';
import { referenceWord } from '#contract/receipts/payments';
import { showEnding } from '#contract/shared/account';
import type { PaymentRow } from '#contract/shared/payment';
import { queryKeys } from '../../api/query-keys';
import { checkPeriod } from '../../history/period';
import type { EntryView, HistorySource } from '../../history/source';
import { payeesHub } from '../../payee-book/addresses';
import { paymentBase } from '../../payment-book/addresses';
import { loadPayments } from '../../payment-book/api';
import { statusOf } from '../../payment-book/status';
import { receiptUrl } from '../../receipt/address';
import { pdfOf } from './api';
import { filtersOf, type PaymentFilters, queryOf } from './history-query';
import { PaymentFields } from './PaymentFields';

/** Only who changes or cancels one needs them. */
const CancelDialog = lazy(() => import('./CancelDialog'));
const ChangeDialog = lazy(() => import('./ChangeDialog'));

type Kind = 'change' | 'cancel';

/** What can be done with a payment that is still to come; a bank may not say what a change would repeat. */
const actionsOf = ({ status, order }: PaymentRow): EntryView<Kind>['actions'] =>
  status === 'SCHEDULED'
    ? [
        ...(order ? [{ kind: 'change', label: 'Cambiar' } as const] : []),
        { kind: 'cancel', label: 'Cancelar' },
      ]
    : [];

/** Every service, top-up and tax that the customer paid or will pay. */
export const paymentSource: HistorySource<PaymentRow, PaymentFilters, Kind> = {
  title: 'Pagos realizados',
  begin: { to: payeesHub.service, label: 'Pagar un servicio' },
  filters: { read: filtersOf, check: checkPeriod, Fields: PaymentFields },
  queryKey: queryKeys.payments.history,
  pageSize: PAYMENTS_PAGE_SIZE,
  page: (filters, cursor) => loadPayments({ ...queryOf(filters), limit: PAYMENTS_PAGE_SIZE, cursor }),
  view: (row) => ({
    name: row.payee.merchantName,
    receiptUrl: receiptUrl(paymentBase[row.operationType], row.key),
    detail: `${referenceWord[row.operationType]} ${showEnding(row.reference)}`,
    status: statusOf(row.status),
    amount: row.totalAmount,
    pdf: pdfOf(row),
    actions: actionsOf(row),
  }),
  isScheduled: ({ status }) => status === 'SCHEDULED',
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
  words: {
    columns: { name: 'Servicio', detail: 'Referencia' },
    parts: { scheduled: 'Programados', past: 'Realizados' },
    one: 'el pago',
    of: 'del pago',
    counted: ['pago', 'pagos'],
    end: 'Ya viste todos tus pagos.',
    noMatch: 'Ningún pago coincide',
    empty: {
      icon: ReceiptText,
      title: 'Aún no tienes pagos',
      text: 'Aquí verás los servicios, las recargas y los impuestos que pagues.',
      action: 'Pagar un servicio',
    },
  },
};
