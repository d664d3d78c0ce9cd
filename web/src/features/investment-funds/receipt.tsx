import { formatAccount } from '#contract/domain/account';
import type { FundOperation, FundOperationStatus } from '#contract/domain/fund';
import { formatKnownMoney } from '#contract/domain/money';
import { investmentFunds } from '#contract/investment-funds';
import { fundAmount, fundLabels, fundReceiptRows } from '#contract/receipts/investment-funds';
import { receiptMoment } from '#contract/receipts/outcome';
import { Money } from '#web/components/Money.tsx';
import type { ReceiptView, SharedPicture } from '#web/flow/receipt/view.ts';
import { pathOf } from '#web/lib/api/path.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { loadReceipt } from './api';
import { TRADE_TIME } from './calendar';

type Tone = ReceiptView['status']['tone'];

const tones: Record<FundOperationStatus, Tone> = {
  PROCESSED: 'success',
  SCHEDULED: 'info',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
};

export const NOTHING_MOVED = 'No se movió dinero ni títulos.';

export const statusOf = (operation: FundOperation) => ({
  ...fundLabels(operation),
  tone: tones[operation.status],
});

export const receiptPdf = (operationKey: string): string => pathOf(investmentFunds.receipt, { operationKey });

function leadOf({ operationType, status }: FundOperation): string {
  const isPurchase = operationType === 'BUY';
  if (status === 'PROCESSED') return isPurchase ? 'Compraste' : 'Vendiste';
  if (status === 'SCHEDULED') return isPurchase ? 'Vas a comprar' : 'Vas a vender';
  return 'Importe';
}

function nextOf({ operationType, status, operationDate, cashAccount }: FundOperation): string {
  const isPurchase = operationType === 'BUY';
  const cash = cashAccount ? formatAccount(cashAccount) : 'tu cuenta';
  switch (status) {
    case 'PROCESSED':
      return isPurchase ? 'Los títulos ya están en tu fondo.' : `El dinero ya está en ${cash}.`;
    case 'SCHEDULED':
      return [
        `Se hará el ${formatDate(operationDate)} a las ${TRADE_TIME} horas, con la última valuación.`,
        isPurchase ? `Ten saldo ese día en ${cash}.` : 'Se venden a lo más los títulos que tengas ese día.',
        'Antes puedes cambiarla o eliminarla desde tus operaciones.',
      ].join(' ');
    case 'REJECTED':
    case 'CANCELLED':
      return NOTHING_MOVED;
  }
}

function pictureOf(operation: FundOperation): SharedPicture {
  const { operationType, status, investmentAccount, cashAccount, operationDate } = operation;
  const verb = operationType === 'BUY' ? ['compró', 'va a comprar'] : ['vendió', 'va a vender'];
  return {
    lead: (payer) => `${payer} ${verb[status === 'PROCESSED' ? 0 : 1]}`,
    amount: fundAmount(operation),
    rows: [
      { label: 'Fondo', value: formatAccount(investmentAccount) },
      ...(status === 'SCHEDULED' ? [{ label: 'Fecha programada', value: formatDate(operationDate) }] : []),
    ],
    from: operationType === 'BUY' ? cashAccount?.displayId : undefined,
  };
}

function viewOf(operation: FundOperation): ReceiptView {
  const { investmentAccount, confirmationNumber, orderDate, transactionType } = operation;
  const status = statusOf(operation);
  const amount = fundAmount(operation);
  const accountText = `de ${formatAccount(investmentAccount)}`;
  return {
    heading: status.heading,
    at: receiptMoment({
      ...operation,
      operationDate: orderDate,
      scheduled: transactionType === 'scheduled',
    }),
    status,
    lead: leadOf(operation),
    headline: <Money amount={amount.amount} currency={amount.currencyCode} size="xl" />,
    to: accountText,
    folio: confirmationNumber,
    shared: {
      text: `${status.heading}: ${formatKnownMoney(amount)} ${accountText}. Folio ${confirmationNumber}.`,
      picture: pictureOf(operation),
    },
    rows: fundReceiptRows(operation),
    ...(operation.status === 'REJECTED' && { failure: { reason: operation.reason, amount } }),
    next: nextOf(operation),
  };
}

export const fundReceipt = {
  key: ({ key }: FundOperation) => key,
  load: loadReceipt,
  pdf: receiptPdf,
  view: viewOf,
  repeatLabel: 'Hacer otra operación',
};
