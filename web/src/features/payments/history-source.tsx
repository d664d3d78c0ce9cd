import { ReceiptText } from 'lucide-react';
import { PAYMENTS_PAGE_SIZE } from '#contract/payments';
import { referenceWord } from '#contract/receipts/payments';
import { showEnding } from '#contract/shared/account';
import type { PaymentRow } from '#contract/shared/payment';
import { ok } from '../../api/client';
import { paymentsApi } from '../../api/clients/payments';
import { queryKeys } from '../../api/query-keys';
import { checkPeriod } from '../../history/period';
import type { HistorySource } from '../../history/source';
import { statusOf } from '../../payment-book/status';
import { receiptUrl } from '../../receipt/address';
import { paymentBase, SERVICES_HUB } from './addresses';
import { receiptPdf } from './api';
import { filtersOf, type PaymentFilters, queryOf } from './history-query';
import { PaymentFields } from './PaymentFields';

/** Every service that the customer paid. Nothing can be done with one but to look at it. */
export const paymentSource: HistorySource<PaymentRow, PaymentFilters, never> = {
  title: 'Pagos realizados',
  begin: { to: SERVICES_HUB, label: 'Pagar un servicio' },
  filters: { read: filtersOf, check: checkPeriod, Fields: PaymentFields },
  queryKey: queryKeys.payments.history,
  pageSize: PAYMENTS_PAGE_SIZE,
  page: (filters, cursor) =>
    ok(paymentsApi.list.query({ query: { ...queryOf(filters), limit: PAYMENTS_PAGE_SIZE, cursor } })),
  view: ({ key, operationType, payee, reference, status, totalAmount }) => ({
    name: payee.merchantName,
    receiptUrl: receiptUrl(paymentBase(operationType), key),
    detail: `${referenceWord[operationType]} ${showEnding(reference)}`,
    status: statusOf(status),
    amount: totalAmount,
    pdf: receiptPdf(key),
    actions: [],
  }),
  isScheduled: ({ status }) => status === 'SCHEDULED',
  dialog: () => null,
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
      text: 'Aquí verás los servicios y las recargas que pagues.',
      action: 'Pagar un servicio',
    },
  },
};
