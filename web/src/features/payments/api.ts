import type { PaymentChange } from '#contract/payments';
import { isTax, type PaymentReceipt, type PaymentRow, TAX_RECEIPT } from '#contract/shared/payment';
import { ok } from '../../api/client';
import { paymentsApi } from '../../api/clients/payments';
import { pathOf } from '../../api/path';
import { receiptPdf } from '../../payment-book/api';

/** Where a row's receipt is on paper; a tax's has an address of its own. */
export const pdfOf = ({ key, operationType }: PaymentRow): string =>
  isTax(operationType) ? pathOf({ path: `/api${TAX_RECEIPT}` }, { id: key }) : receiptPdf(key);

/** Changes or cancels a scheduled payment. */
export const changePayment = (paymentKey: string, body: PaymentChange): Promise<PaymentReceipt> =>
  ok(paymentsApi.change.mutate({ params: { paymentKey }, body }));
