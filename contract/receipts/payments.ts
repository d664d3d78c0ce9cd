/** What the receipt of a paid service says, in the order in which it is read: the same on the screen and on paper. */
import { showCaptureLine } from '../shared/capture-line';
import { showKnownMoney, showRate } from '../shared/money';
import { isTax, type PaymentOperation, type PaymentReceipt, type PaymentStatus } from '../shared/payment';
import type { ReceiptRow } from '../shared/receipt';
import { dateRows, noChargeRow, paidAmountLabel, type Standing } from './standing';

/** What the merchant's number for the customer is called. */
export const referenceWord: Record<PaymentOperation, string> = {
  WITHRECEIPT: 'Referencia',
  WITHOUTRECEIPT: 'Referencia',
  MOBILETOPUP: 'Número de celular',
  SAT: 'Línea de captura',
  CDMX: 'Línea de captura',
};

const standings: Record<PaymentStatus, Standing> = {
  PROCESSED: 'made',
  SCHEDULED: 'toCome',
  REJECTED: 'notMade',
  CANCELLED: 'notMade',
};

const payeeLabel: Record<PaymentOperation, string> = {
  WITHRECEIPT: 'Servicio',
  WITHOUTRECEIPT: 'Servicio',
  MOBILETOPUP: 'Compañía',
  SAT: 'Autoridad',
  CDMX: 'Autoridad',
};

type Exchange = Pick<PaymentReceipt['exchangeData'], 'chargedAmount' | 'exchangeRate'>;

/** What an account in another currency is charged, and at what rate, as far as it is known. */
export const exchangeRows = ({ chargedAmount, exchangeRate }: Exchange): ReceiptRow[] => [
  ...(chargedAmount === undefined ? [] : [{ label: 'Cargo', value: showKnownMoney(chargedAmount) }]),
  ...(exchangeRate === undefined ? [] : [{ label: 'Tipo de cambio', value: showRate(exchangeRate) }]),
];

const madeRows = ({ authorization, balanceAfter }: PaymentReceipt): ReceiptRow[] => [
  ...(authorization === undefined ? [] : [{ label: 'Autorización', value: authorization }]),
  ...(balanceAfter === undefined
    ? []
    : [{ label: 'Saldo de la cuenta', value: showKnownMoney(balanceAfter) }]),
];

const referenceOf = ({ operationType, reference }: PaymentReceipt): string =>
  isTax(operationType) ? showCaptureLine(reference) : reference;

/** Its folio stands before these, its status and amount above them. */
export function paymentReceiptRows(receipt: PaymentReceipt): ReceiptRow[] {
  const { fromAccount, operationType, payee, totalAmount, status, reason, concept, fields = [] } = receipt;
  const standing = standings[status];
  return [
    { label: 'Cuenta origen', value: `${fromAccount.description} ${fromAccount.displayId}` },
    { label: payeeLabel[operationType], value: payee.merchantName },
    { label: referenceWord[operationType], value: referenceOf(receipt) },
    ...(concept === undefined ? [] : [{ label: 'Concepto', value: concept }]),
    ...fields.map(({ name, value }) => ({ label: name, value })),
    { label: paidAmountLabel[standing], value: showKnownMoney(totalAmount) },
    ...(standing === 'notMade' ? [noChargeRow] : exchangeRows(receipt.exchangeData)),
    ...dateRows({ ...receipt, standing, scheduled: receipt.transactionType === 'SCHEDULED' }),
    ...(reason === undefined ? [] : [{ label: 'Motivo', value: reason }]),
    ...madeRows(receipt),
  ];
}
