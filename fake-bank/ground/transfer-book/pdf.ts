import { bankTime } from '#contract/shared/dates';
import { showMoney } from '#contract/shared/money';
import { startOfDay } from '../calendar/day';
import { receiptDate } from '../receipt/date';
import type { PdfReceipt } from '../receipt/receipt';
import { wordsOf } from './pdf-words';
import { type Transfer, trackingKeyOf } from './transfer';

type Rows = [label: string, value: string][];

const row = (label: string, value: string | undefined): Rows => (value ? [[label, value]] : []);

const exchanged = ({ to, exchangeRate }: Transfer): Rows =>
  exchangeRate
    ? [
        ['Tipo de cambio', `1 USD = $${exchangeRate.toFixed(2)} MXN`],
        ['Importe recibido', showMoney(to.amount, to.currency)],
      ]
    : [];

function charged({ from, thirdParty }: Transfer): Rows {
  if (!thirdParty?.commission) return [];
  return [
    ['Comisión con IVA', showMoney(thirdParty.commission, from.currency)],
    ['Cargo total', showMoney(from.amount + thirdParty.commission, from.currency)],
  ];
}

/** The receipt, for paper. */
export function pdfView(transfer: Transfer): PdfReceipt {
  const { from, to, thirdParty, message, rejection } = transfer;
  const { title, label, amount } = wordsOf(transfer);
  const ordered = `${receiptDate(transfer.orderedAt)}, ${bankTime(transfer.orderedAt).slice(0, 5)} horas`;
  return {
    title,
    status: label,
    amount: showMoney(from.amount, from.currency),
    subtitle: `a ${to.description} ${to.displayId}`,
    rows: [
      ['Folio', transfer.confirmationNumber],
      ['Cuenta origen', `${from.description} ${from.displayId}`],
      ['Cuenta destino', `${to.description} ${to.displayId}`],
      ...row('Banco destino', thirdParty?.bankName),
      [amount, showMoney(from.amount, from.currency)],
      ...charged(transfer),
      ...exchanged(transfer),
      ['Fecha de aplicación', receiptDate(startOfDay(transfer.effectiveDate))],
      ['Fecha de la orden', ordered],
      ...row('Concepto', message),
      ...row('Referencia', thirdParty?.reference),
      ...row('Clave de rastreo', trackingKeyOf(transfer)),
      ...row('Motivo', rejection),
    ],
    issuedAt: transfer.orderedAt,
  };
}
