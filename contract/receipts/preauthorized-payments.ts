/** What the receipt of a preauthorized payment, or of its cancellation, says: the same on the screen and on paper. */
import type { ChargedMedium, NextCharge, PreauthorizedReceipt } from '../preauthorized-payments';
import { showEnding } from '../shared/account';
import { showDate } from '../shared/dates';
import { showKnownMoney } from '../shared/money';
import type { ReceiptRow, ReceiptWords } from '../shared/receipt';

const CANCELLED: ReceiptWords = { label: 'Cancelada', heading: 'Domiciliación cancelada' };

/** The heading of a receipt, and how what it tells of stands now. */
export function preauthorizedWords({ operationType, status }: PreauthorizedReceipt): ReceiptWords {
  if (operationType !== 'CREATION') return CANCELLED;
  const label = status === 'ENABLED' ? 'Activa' : 'Desactivada';
  return { label, heading: 'Domiciliación creada' };
}

/** The amount of a charge that the company has not billed yet. */
export const UNBILLED = 'Según consumo';

export const showCharge = ({ amount }: NextCharge): string =>
  amount === undefined ? UNBILLED : showKnownMoney(amount);

type Charged = { paymentType: ChargedMedium; fromAccount: { description: string; displayId: string } };

/** 'Nómina •••• 4821', 'Tarjeta de débito •••• 9034'. */
export const showMedium = ({
  paymentType,
  fromAccount,
  mediaTypeNumber,
}: Charged & { mediaTypeNumber: string }) =>
  paymentType === 'ACCOUNT'
    ? `${fromAccount.description} ${fromAccount.displayId}`
    : `Tarjeta de débito ${showEnding(mediaTypeNumber)}`;

type Listed = PreauthorizedReceipt['payments'][number];

const chargeRow = (label: string, charge: NextCharge | undefined): ReceiptRow[] =>
  charge === undefined ? [] : [{ label, value: showDate(charge.date), detail: showCharge(charge) }];

/** A receipt of several has the companies one under the other. */
const cancelledRows = (payment: Listed): ReceiptRow[] => [
  { label: 'Empresa', value: payment.merchantName, detail: payment.reference },
  { label: 'Se cobraba de', value: showMedium(payment) },
  ...chargeRow('Ya no se cobra desde', payment.nextCharge),
];

const createdRows = (payment: Listed): ReceiptRow[] => [
  { label: 'Empresa', value: payment.merchantName },
  { label: 'Referencia', value: payment.reference },
  { label: 'Se cobra de', value: showMedium(payment) },
  ...chargeRow('Próximo cargo', payment.nextCharge),
];

/** Its folio stands before these, its status above them. */
export const preauthorizedReceiptRows = ({ operationType, payments }: PreauthorizedReceipt): ReceiptRow[] =>
  payments.flatMap(operationType === 'CREATION' ? createdRows : cancelledRows);
