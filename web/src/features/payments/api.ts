import { payments } from '#contract/payments';
import type { PaymentReceipt } from '#contract/shared/payment';
import { ok } from '../../api/client';
import { paymentsApi } from '../../api/clients/payments';
import { pathOf } from '../../api/path';

/** The receipt of a paid service, by its key or folio. */
export const loadReceipt = (paymentKey: string): Promise<PaymentReceipt> =>
  ok(paymentsApi.receipt.query({ params: { paymentKey } }));

export const receiptPdf = (paymentKey: string): string => pathOf(payments.receipt, { paymentKey });
