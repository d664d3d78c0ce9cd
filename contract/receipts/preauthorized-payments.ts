import { type AccountRef, formatAccount, formatEnding } from '../domain/account';
import { formatDate } from '../domain/dates';
import { formatKnownMoney } from '../domain/money';
import type { ChargedMedium, NextCharge, PreauthorizedReceipt } from '../domain/preauthorized-payment';
import type { ReceiptLabels, ReceiptRow } from '../domain/receipt';

const CANCELLED: ReceiptLabels = { label: 'Cancelada', heading: 'Domiciliación cancelada' };

export function preauthorizedLabels({ operationType, status }: PreauthorizedReceipt): ReceiptLabels {
  if (operationType !== 'CREATION') return CANCELLED;
  const label = status === 'ENABLED' ? 'Activa' : 'Desactivada';
  return { label, heading: 'Domiciliación creada' };
}

/** Amount of a charge that is not billed yet. */
export const UNBILLED = 'Importe por confirmar';

export const formatCharge = ({ amount }: NextCharge): string =>
  amount === undefined ? UNBILLED : formatKnownMoney(amount);

type ChargedMediumRef = { paymentType: ChargedMedium; fromAccount: AccountRef };

/** 'Nómina •••• 4821', 'Tarjeta de débito •••• 9034'. */
export const formatMedium = ({
  paymentType,
  fromAccount,
  mediaTypeNumber,
}: ChargedMediumRef & { mediaTypeNumber: string }) =>
  paymentType === 'ACCOUNT'
    ? formatAccount(fromAccount)
    : `Tarjeta de débito ${formatEnding(mediaTypeNumber)}`;

type ReceiptPayment = PreauthorizedReceipt['payments'][number];

/** Returns the text for the amount: the first charge, or 'Sin más cargos' after a cancellation. */
export function preauthorizedAmount({ operationType, payments: [first] }: PreauthorizedReceipt): string {
  if (operationType !== 'CREATION') return 'Sin más cargos';
  return first?.nextCharge ? formatCharge(first.nextCharge) : UNBILLED;
}

export function preauthorizedSubtitle({ payments }: PreauthorizedReceipt): string {
  const names = new Set(payments.map(({ merchantName }) => merchantName));
  const [name] = names;
  return `de ${names.size === 1 ? name : `${names.size} empresas`}`;
}

const chargeRow = (label: string, charge: NextCharge | undefined): ReceiptRow[] =>
  charge === undefined ? [] : [{ label, value: formatDate(charge.date), detail: formatCharge(charge) }];

const rowsOfOne = (payment: ReceiptPayment, words: { medium: string; charge: string }): ReceiptRow[] => [
  { label: 'Empresa', value: payment.merchantName },
  { label: 'Referencia', value: payment.reference },
  { label: words.medium, value: formatMedium(payment) },
  ...chargeRow(words.charge, payment.nextCharge),
];

/** The label names the company, with the reference if it appears more than once. */
const rowOfMany = (payment: ReceiptPayment, _: number, all: readonly ReceiptPayment[]): ReceiptRow => ({
  label:
    all.filter(({ merchantName }) => merchantName === payment.merchantName).length === 1
      ? payment.merchantName
      : `${payment.merchantName} ${formatEnding(payment.reference)}`,
  value: payment.reference,
  detail: formatMedium(payment),
});

/** Rows without folio and status, which the caller shows. Each of several cancellations has a row. */
export function preauthorizedReceiptRows({ operationType, payments }: PreauthorizedReceipt): ReceiptRow[] {
  const [first] = payments;
  if (!first || payments.length > 1) return payments.map(rowOfMany);
  return operationType === 'CREATION'
    ? rowsOfOne(first, { medium: 'Se cobra de', charge: 'Próximo cargo' })
    : rowsOfOne(first, { medium: 'Se cobraba de', charge: 'Cargo que ya no se hace' });
}
