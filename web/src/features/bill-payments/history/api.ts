import { isTax, type PaymentReceipt, type PaymentRow, TAX_RECEIPT } from '#contract/domain/payment';
import type { PaymentChange } from '#contract/payments';
import { unwrap } from '#web/lib/api/client.ts';
import { paymentsApi } from '#web/lib/api/clients/payments.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { receiptPdf } from '../shared/payments/api';

/** Tax receipts have their own path. */
export const pdfOf = ({ key, operationType }: PaymentRow): string =>
  isTax(operationType) ? pathOf({ path: `/api${TAX_RECEIPT}` }, { id: key }) : receiptPdf(key);

export const changePayment = (paymentKey: string, body: PaymentChange): Promise<PaymentReceipt> =>
  unwrap(paymentsApi.change.mutate({ params: { paymentKey }, body }));
