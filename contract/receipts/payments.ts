import { formatAccount } from '../domain/account';
import { formatCaptureLine } from '../domain/capture-line';
import { formatDate } from '../domain/dates';
import { formatField } from '../domain/field-rules';
import { formatPhone } from '../domain/mobile-telephone';
import { formatExchangeRate, formatKnownMoney } from '../domain/money';
import {
  isTax,
  isTopUp,
  type PaymentOperation,
  type PaymentReceipt,
  type PaymentStatus,
} from '../domain/payment';
import { paymentLabels, type ReceiptLabels, type ReceiptRow } from '../domain/receipt';
import { dateRows, noChargeRow, type OrderOutcome, paidAmountLabel, reasonRows } from './outcome';

export const referenceLabel: Record<PaymentOperation, string> = {
  WITHRECEIPT: 'Referencia',
  WITHOUTRECEIPT: 'Referencia',
  MOBILETOPUP: 'Número de celular',
  SAT: 'Línea de captura',
  CDMX: 'Línea de captura',
};

const topUpLabels: Record<PaymentStatus, ReceiptLabels> = {
  PROCESSED: { label: 'Aplicada', heading: 'Recarga hecha' },
  SCHEDULED: { label: 'Programada', heading: 'Recarga programada' },
  REJECTED: { label: 'Rechazada', heading: 'Recarga rechazada' },
  CANCELLED: { label: 'Cancelada', heading: 'Recarga cancelada' },
};

export const receiptLabelsOf = ({
  operationType,
  status,
}: Pick<PaymentReceipt, 'operationType' | 'status'>): ReceiptLabels =>
  (isTopUp(operationType) ? topUpLabels : paymentLabels)[status];

const outcomes: Record<PaymentStatus, OrderOutcome> = {
  PROCESSED: 'executed',
  SCHEDULED: 'scheduled',
  REJECTED: 'notExecuted',
  CANCELLED: 'notExecuted',
};

type Exchange = Pick<PaymentReceipt['exchangeData'], 'chargedAmount' | 'exchangeRate'>;

/** Label of the amount charged in the currency of the account. */
export const CHARGE = 'Cargo a tu cuenta';

export const exchangeRows = ({ chargedAmount, exchangeRate }: Exchange): ReceiptRow[] => [
  ...(chargedAmount === undefined ? [] : [{ label: CHARGE, value: formatKnownMoney(chargedAmount) }]),
  ...(exchangeRate === undefined
    ? []
    : [{ label: 'Tipo de cambio', value: formatExchangeRate(exchangeRate) }]),
];

const authorizationRows = ({ authorization }: PaymentReceipt): ReceiptRow[] =>
  authorization === undefined ? [] : [{ label: 'Autorización', value: authorization }];

/** Compares the due date with the payment date, because a receipt may be opened later. */
function billRows({ bill, effectiveDate }: PaymentReceipt): ReceiptRow[] {
  if (!bill) return [];
  const due = `${bill.dueDate < effectiveDate ? 'venció el' : 'con vencimiento el'} ${formatDate(bill.dueDate)}`;
  return [{ label: 'Recibo', value: `${bill.period}, ${due}` }];
}

/** For the screen only, since customers send the PDF to others. */
export const balanceRows = ({ balanceAfter }: PaymentReceipt): ReceiptRow[] =>
  balanceAfter === undefined ? [] : [{ label: 'Saldo de la cuenta', value: formatKnownMoney(balanceAfter) }];

const formatReference = ({ operationType, reference }: PaymentReceipt): string => {
  if (isTopUp(operationType)) return formatPhone(reference);
  return isTax(operationType) ? formatCaptureLine(reference) : reference;
};

const costRows = (receipt: PaymentReceipt): ReceiptRow[] =>
  outcomes[receipt.status] === 'notExecuted'
    ? [noChargeRow]
    : [...exchangeRows(receipt.exchangeData), { label: 'Comisión', value: 'Sin comisión' }];

/** Rows without folio, status and payee, which the caller shows. */
export function paymentReceiptRows(receipt: PaymentReceipt): ReceiptRow[] {
  const { fromAccount, operationType, totalAmount, status, reason, concept, fields = [] } = receipt;
  const outcome = outcomes[status];
  return [
    ...reasonRows(reason),
    ...authorizationRows(receipt),
    ...billRows(receipt),
    { label: referenceLabel[operationType], value: formatReference(receipt) },
    ...(concept === undefined ? [] : [{ label: 'Concepto', value: concept }]),
    ...fields.map(({ name, value, dataType, format }) => ({
      label: name,
      value: dataType === undefined ? value : formatField({ dataType, format }, value),
    })),
    { label: 'Cuenta origen', value: formatAccount(fromAccount) },
    ...costRows(receipt),
    { label: paidAmountLabel[outcome], value: formatKnownMoney(totalAmount) },
    ...dateRows({ ...receipt, outcome, scheduled: receipt.transactionType === 'SCHEDULED' }),
  ];
}
