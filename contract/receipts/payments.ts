/** What the receipt of a paid service says, in the order in which it is read: the same on the screen and on paper. */
import type { BillType, PaymentReceipt, PaymentStatus } from '../payments';
import { showMoney, toCentavos } from '../shared/money';
import type { ReceiptRow } from '../shared/receipt';
import { dateRows, noChargeRow, paidAmountLabel, type Standing } from './standing';

/** What the merchant's number for the customer is called. */
export const referenceWord: Record<BillType, string> = {
  WITHRECEIPT: 'Referencia',
  WITHOUTRECEIPT: 'Referencia',
  MOBILETOPUP: 'Número de celular',
};

const standings: Record<PaymentStatus, Standing> = {
  PROCESSED: 'made',
  SCHEDULED: 'toCome',
  REJECTED: 'notMade',
  CANCELLED: 'notMade',
};

/** Its folio stands before these, its status and amount above them. */
export function paymentReceiptRows(receipt: PaymentReceipt): ReceiptRow[] {
  const { fromAccount, operationType, payee, reference, totalAmount, status, reason } = receipt;
  const standing = standings[status];
  return [
    { label: 'Cuenta origen', value: `${fromAccount.description} ${fromAccount.displayId}` },
    { label: operationType === 'MOBILETOPUP' ? 'Compañía' : 'Servicio', value: payee.merchantName },
    { label: referenceWord[operationType], value: reference },
    {
      label: paidAmountLabel[standing],
      value: showMoney(toCentavos(totalAmount.amount), totalAmount.currencyCode),
    },
    ...(standing === 'notMade' ? [noChargeRow] : []),
    ...dateRows({ ...receipt, standing, scheduled: receipt.transactionType === 'SCHEDULED' }),
    ...(reason === undefined ? [] : [{ label: 'Motivo', value: reason }]),
  ];
}
