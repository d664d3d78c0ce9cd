import type * as z from 'zod/mini';
import { type BankDate, bankInstant, bankTime } from '#contract/shared/dates';
import { fromCentavos, showMoney } from '#contract/shared/money';
import type { Receipt, TransferQuote, TransferRow, TransferStatus } from '#contract/transfers';
import { startOfDay } from '../calendar/day';
import type { CustomerAccount } from '../ledger/accounts';
import { receiptDate } from '../receipt/date';
import type { PdfReceipt } from '../receipt/receipt';
import type { Quote } from './rules';
import type { Transfer } from './transfer';

const money = ({ amount, currency }: Transfer['from']) => ({
  amount: fromCentavos(amount),
  currencyCode: currency,
});
const ref = ({ description, displayId }: Transfer['from']) => ({ description, displayId });

export const quoteView = (
  key: string,
  { fromAmount, toAmount, exchangeRate }: Quote,
  from: Pick<CustomerAccount, 'currency'>,
  to: Pick<CustomerAccount, 'currency'>,
  effectiveDate: BankDate,
): TransferQuote => ({
  key,
  fromAmount: { amount: fromCentavos(fromAmount), currencyCode: from.currency },
  toAmount: { amount: fromCentavos(toAmount), currencyCode: to.currency },
  ...(exchangeRate && { exchangeRate }),
  effectiveDate,
});

export const receiptView = (transfer: Transfer): Receipt => ({
  key: transfer.key,
  confirmationNumber: transfer.confirmationNumber,
  status: transfer.status,
  transferType: transfer.transferType,
  effectiveDate: transfer.effectiveDate,
  operationDate: bankInstant(transfer.orderedAt),
  fromAccount: ref(transfer.from),
  toAccount: { ...ref(transfer.to), key: transfer.to.account },
  fromAmount: money(transfer.from),
  toAmount: money(transfer.to),
  ...(transfer.exchangeRate && { exchangeRate: transfer.exchangeRate }),
  ...(transfer.message && { message: transfer.message }),
  thirdPartyType: 'OWN',
  ...(transfer.rejection && { rejection: transfer.rejection }),
});

export const rowView = (transfer: Transfer): z.infer<typeof TransferRow> => ({
  key: transfer.key,
  transferType: transfer.transferType,
  effectiveDate: transfer.effectiveDate,
  status: transfer.status,
  amount: fromCentavos(transfer.from.amount),
  currencyCode: transfer.from.currency,
  fromAccount: ref(transfer.from),
  toAccount: ref(transfer.to),
  ...(transfer.message && { message: transfer.message }),
});

const statusLabels: Record<TransferStatus, string> = {
  PROCESSED: 'Aplicada',
  SCHEDULED: 'Programada',
  BLOCKED: 'Bloqueada',
  ON_HOLD: 'En espera',
  REJECTED: 'Rechazada',
  REVERSE: 'Devuelta',
  START_EXECUTION: 'En proceso',
  FAILED: 'No realizada',
  INQUIRY: 'En aclaración',
  CANCELLED: 'Cancelada',
};

const titles: Partial<Record<TransferStatus, string>> = {
  PROCESSED: 'Transferencia realizada',
  SCHEDULED: 'Transferencia programada',
  CANCELLED: 'Transferencia cancelada',
  REJECTED: 'Transferencia rechazada',
};

/** The same receipt, for paper. */
export function pdfView(transfer: Transfer): PdfReceipt {
  const { from, to, exchangeRate, message, rejection } = transfer;
  const ordered = `${receiptDate(transfer.orderedAt)}, ${bankTime(transfer.orderedAt).slice(0, 5)} horas`;
  return {
    title: titles[transfer.status] ?? 'Transferencia entre mis cuentas',
    status: statusLabels[transfer.status],
    amount: showMoney(from.amount, from.currency),
    subtitle: `a ${to.description} ${to.displayId}`,
    rows: [
      ['Folio', transfer.confirmationNumber],
      ['Cuenta origen', `${from.description} ${from.displayId}`],
      ['Cuenta destino', `${to.description} ${to.displayId}`],
      ['Importe enviado', showMoney(from.amount, from.currency)],
      ...(exchangeRate
        ? [
            ['Tipo de cambio', `1 USD = $${exchangeRate.toFixed(2)} MXN`] as const,
            ['Importe recibido', showMoney(to.amount, to.currency)] as const,
          ]
        : []),
      ['Fecha de aplicación', receiptDate(startOfDay(transfer.effectiveDate))],
      ['Fecha de la orden', ordered],
      ...(message ? [['Concepto', message] as const] : []),
      ...(rejection ? [['Motivo', rejection] as const] : []),
    ],
    issuedAt: transfer.orderedAt,
  };
}

export const isOn = (transfer: Transfer, start?: BankDate, end?: BankDate): boolean =>
  (!start || transfer.effectiveDate >= start) && (!end || transfer.effectiveDate <= end);
