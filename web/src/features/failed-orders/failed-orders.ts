import type { BankDate } from '#contract/domain/dates';
import type { KnownMoney } from '#contract/domain/money';
import type { PaymentRow } from '#contract/domain/payment';
import type { TransferRow, TransferStatus } from '#contract/transfers';
import { receiptUrl } from '#web/flow/receipt/address.ts';
import { paidName } from '../bill-payments/shared/payees/payment-name';
import { paymentBase } from '../bill-payments/shared/payments/addresses';
import { transferReceiptUrl } from '../transfers/shared/receipt-url';

/** Transfer or payment that charged nothing, usually because the balance was too low. */
export type FailedOrder = {
  key: string;
  date: BankDate;
  /** 'Transferencia a Ahorro', 'Pago de Luz' */
  title: string;
  concept: string | undefined;
  amount: KnownMoney;
  /** The receipt says why it failed. */
  receiptUrl: string;
};

const UNCHARGED: readonly TransferStatus[] = ['REJECTED', 'FAILED', 'BLOCKED'];

const isFailedTransfer = ({ status }: TransferRow): boolean => UNCHARGED.includes(status);

const transferOrder = (row: TransferRow): FailedOrder => ({
  key: row.key,
  date: row.effectiveDate,
  title: `Transferencia a ${row.toAccount.description}`,
  concept: row.message,
  amount: { amount: row.amount, currencyCode: row.currencyCode },
  receiptUrl: transferReceiptUrl(row),
});

const paymentOrder = (row: PaymentRow): FailedOrder => ({
  key: row.key,
  date: row.effectiveDate,
  title: `Pago de ${paidName(row)}`,
  concept: row.concept,
  amount: row.totalAmount,
  receiptUrl: receiptUrl(paymentBase[row.operationType], row.key),
});

type Order = { status: string; effectiveDate: BankDate };

const isDoneOrScheduledSince = (order: Order, failed: Order): boolean =>
  (order.status === 'PROCESSED' || order.status === 'SCHEDULED') &&
  order.effectiveDate >= failed.effectiveDate;

const repeatsTransfer = (row: TransferRow, failed: TransferRow): boolean =>
  isDoneOrScheduledSince(row, failed) &&
  row.toAccount.displayId === failed.toAccount.displayId &&
  row.amount === failed.amount;

const repeatsPayment = (row: PaymentRow, failed: PaymentRow): boolean =>
  isDoneOrScheduledSince(row, failed) &&
  row.reference === failed.reference &&
  row.totalAmount.amount === failed.totalAmount.amount;

/** Returns the failed orders that were not repeated later, newest first. */
export const findFailedOrders = (
  transfers: readonly TransferRow[],
  payments: readonly PaymentRow[],
): FailedOrder[] =>
  [
    ...transfers
      .filter((failed) => isFailedTransfer(failed) && !transfers.some((row) => repeatsTransfer(row, failed)))
      .map(transferOrder),
    ...payments
      .filter(
        (failed) => failed.status === 'REJECTED' && !payments.some((row) => repeatsPayment(row, failed)),
      )
      .map(paymentOrder),
  ].toSorted((a, b) => b.date.localeCompare(a.date));
