import { BillType, isTax, type PaymentOperation, type PaymentReceipt } from '#contract/domain/payment';
import { headers } from '#contract/headers';
import { payUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { paymentBase } from '#web/features/bill-payments/shared/payments/addresses.ts';
import { statusOf } from '#web/features/bill-payments/shared/payments/status.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { paymentsApi } from '#web/lib/api/clients/payments.ts';
import { labeledValue, type Order, type OrderKind } from './order-kind';

/** Returns the URL that repeats the payment. Prefills the amount only of a top-up, since bills vary. */
function repeatPaymentUrl({ payeeKey, operationType, totalAmount }: PaymentReceipt, account: string) {
  const billType = BillType.safeParse(operationType);
  if (payeeKey === undefined || !billType.success) return undefined;
  return payUrl(
    { key: payeeKey, billType: billType.data },
    {
      origin_account: account,
      ...(billType.data === 'MOBILETOPUP' && { amount: totalAmount.amount.toFixed(2) }),
    },
  );
}

export const orderOfPayment = (receipt: PaymentReceipt, account: string): Order => ({
  status: statusOf(receipt.status),
  items: [
    ...labeledValue('Se pagó a', receipt.payee.merchantName),
    ...labeledValue('Referencia', receipt.reference),
    ...labeledValue('Concepto', receipt.concept),
    ...labeledValue('Recibo', receipt.bill?.period),
    ...labeledValue('Autorización', receipt.authorization),
    ...labeledValue('Folio del comprobante', receipt.confirmationNumber),
  ],
  repeatUrl: repeatPaymentUrl(receipt, account),
});

const loadPayment = (key: string, kind: PaymentOperation): Promise<PaymentReceipt> =>
  unwrap(
    paymentsApi.receipt.query({
      params: { paymentKey: key },
      headers: { [headers.dataProjection]: isTax(kind) ? 'TAX' : undefined },
    }),
  );

export const paymentOrder = (kind: PaymentOperation): OrderKind => ({
  base: paymentBase[kind],
  load: async (key, { account }) => orderOfPayment(await loadPayment(key, kind), account),
});
