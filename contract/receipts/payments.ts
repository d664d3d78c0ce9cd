/** What the receipt of a paid service says, in the order in which it is read: the same on the screen and on paper. */
import type { BillType, PaymentReceipt } from '../payments';
import { showDate } from '../shared/dates';
import { showMoney, toCentavos } from '../shared/money';
import type { ReceiptRow } from '../shared/receipt';

/** What the merchant's number for the customer is called. */
export const referenceWord: Record<BillType, string> = {
  WITHRECEIPT: 'Referencia',
  WITHOUTRECEIPT: 'Referencia',
  MOBILETOPUP: 'Número de celular',
};

/** Its folio stands before these, its status and amount above them. */
export function paymentReceiptRows(receipt: PaymentReceipt): ReceiptRow[] {
  const { fromAccount, operationType, payee, reference, totalAmount, status, reason } = receipt;
  return [
    { label: 'Cuenta origen', value: `${fromAccount.description} ${fromAccount.displayId}` },
    { label: operationType === 'MOBILETOPUP' ? 'Compañía' : 'Servicio', value: payee.merchantName },
    { label: referenceWord[operationType], value: reference },
    {
      label: status === 'PROCESSED' ? 'Importe pagado' : 'Importe',
      value: showMoney(toCentavos(totalAmount.amount), totalAmount.currencyCode),
    },
    {
      label: status === 'PROCESSED' ? 'Fecha de aplicación' : 'Fecha programada',
      value: showDate(receipt.effectiveDate),
    },
    ...(reason === undefined ? [] : [{ label: 'Motivo', value: reason }]),
  ];
}
