import { formatAccount } from '../domain/account';
import type { FundOperation, FundOperationStatus, FundOperationType } from '../domain/fund';
import { formatKnownMoney, type KnownMoney } from '../domain/money';
import type { ReceiptLabels, ReceiptRow } from '../domain/receipt';
import { dateRows, type OrderOutcome, reasonRows } from './outcome';

const outcomes: Record<FundOperationStatus, OrderOutcome> = {
  PROCESSED: 'executed',
  SCHEDULED: 'scheduled',
  REJECTED: 'notExecuted',
  CANCELLED: 'notExecuted',
};

export const fundOperationNames: Record<FundOperationType, string> = { BUY: 'Compra', SELL: 'Venta' };

export const fundStatusNames: Record<FundOperationStatus, string> = {
  PROCESSED: 'Aplicada',
  SCHEDULED: 'Programada',
  REJECTED: 'Rechazada',
  CANCELLED: 'Cancelada',
};

/** 'Compra hecha', 'Venta programada'. */
export function fundLabels({
  operationType,
  status,
}: Pick<FundOperation, 'operationType' | 'status'>): ReceiptLabels {
  const label = fundStatusNames[status];
  const ending = status === 'PROCESSED' ? 'hecha' : label.toLowerCase();
  return { label, heading: `${fundOperationNames[operationType]} ${ending}` };
}

export const fundAmount = ({ total, amount }: Pick<FundOperation, 'total' | 'amount'>): KnownMoney =>
  total ?? amount;

const number = new Intl.NumberFormat('en-US');

export const formatUnits = (units: number): string =>
  `${number.format(units)} ${units === 1 ? 'título' : 'títulos'}`;

/** '$1.232202 MXN'. Daily changes need six decimals. */
export const formatUnitPrice = (price: number, { currencyCode }: Pick<KnownMoney, 'currencyCode'>): string =>
  `$${price.toFixed(6)} ${currencyCode}`;

function tradeRows({ operationType, units, price, amount, status }: FundOperation): ReceiptRow[] {
  if (units !== undefined && price !== undefined) {
    const label = operationType === 'BUY' ? 'Precio de compra' : 'Precio de venta';
    return [
      { label: 'Títulos', value: formatUnits(units) },
      { label, value: formatUnitPrice(price, amount) },
    ];
  }
  return status === 'SCHEDULED'
    ? [{ label: 'Precio', value: 'El de la última valuación antes de ese día' }]
    : [];
}

/** A sale yields at least the requested amount, unless it sold all units. */
const soldOutDetail = ({ operationType, amount, total }: FundOperation): Pick<ReceiptRow, 'detail'> =>
  operationType === 'SELL' && total !== undefined && total.amount < amount.amount
    ? { detail: 'Se vendieron todos tus títulos' }
    : {};

/** Rows without folio and status, which the caller shows. */
export function fundReceiptRows(operation: FundOperation): ReceiptRow[] {
  const { operationType, investmentAccount, cashAccount, amount, status, reason } = operation;
  const isPurchase = operationType === 'BUY';
  return [
    ...reasonRows(reason),
    { label: 'Fondo', value: formatAccount(investmentAccount) },
    ...(cashAccount === undefined
      ? []
      : [
          {
            label: isPurchase ? 'Cuenta origen' : 'Se deposita en',
            value: formatAccount(cashAccount),
          },
        ]),
    { label: 'Importe solicitado', value: formatKnownMoney(amount) },
    ...tradeRows(operation),
    ...(operation.total === undefined
      ? []
      : [
          {
            label: isPurchase ? 'Pagaste' : 'Recibiste',
            value: formatKnownMoney(operation.total),
            ...soldOutDetail(operation),
          },
        ]),
    ...dateRows({
      outcome: outcomes[status],
      scheduled: operation.transactionType === 'scheduled',
      effectiveDate: operation.operationDate,
      operationDate: operation.orderDate,
      executionDate: operation.executionDate,
    }),
  ];
}
