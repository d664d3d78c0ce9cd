import type { BankDate } from '#contract/domain/dates';
import type { KnownMoney } from '#contract/domain/money';
import { isTopUp, type PaymentRow } from '#contract/domain/payment';
import type { TransferRow, TransferStatus } from '#contract/transfers';
import { receiptUrl } from '#web/flow/receipt/address.ts';
import {
  type ActiveDebit,
  failedChargeKey,
  unpaidChargeOf,
} from '../bill-payments/preauthorized/failed-charge';
import { debitUrl } from '../bill-payments/shared/payees/addresses';
import { paidName } from '../bill-payments/shared/payees/payment-name';
import { paymentBase } from '../bill-payments/shared/payments/addresses';
import { transferReceiptUrl } from '../transfers/shared/receipt-url';

/** Transfer, payment or direct debit that charged nothing, usually because the balance was too low. */
export type FailedOrder = {
  key: string;
  date: BankDate;
  /** 'Transferencia a Ahorro', 'Pago de Luz' */
  title: string;
  concept: string | undefined;
  /** Unknown for a direct debit whose bill could not be read. */
  amount: KnownMoney | undefined;
  reason: string | undefined;
  /** Page that shows how to retry. */
  url: string;
};

const UNCHARGED: readonly TransferStatus[] = ['REJECTED', 'FAILED', 'BLOCKED'];

const isFailedTransfer = ({ status }: TransferRow): boolean => UNCHARGED.includes(status);

const transferOrder = (row: TransferRow): FailedOrder => ({
  key: row.key,
  date: row.effectiveDate,
  title: `Transferencia a ${row.toAccount.description}`,
  concept: row.message,
  reason: row.rejection,
  amount: { amount: row.amount, currencyCode: row.currencyCode },
  url: transferReceiptUrl(row),
});

const paymentOrder = (row: PaymentRow): FailedOrder => ({
  key: row.key,
  date: row.effectiveDate,
  title: `${isTopUp(row.operationType) ? 'Recarga' : 'Pago'} de ${paidName(row)}`,
  concept: row.concept,
  reason: row.reason,
  amount: row.totalAmount,
  url: receiptUrl(paymentBase[row.operationType], row.key),
});

const isDoneOrScheduled = ({ status }: { status: string }): boolean =>
  status === 'PROCESSED' || status === 'SCHEDULED';

const repeatsTransfer = (row: TransferRow, failed: TransferRow): boolean =>
  isDoneOrScheduled(row) &&
  row.toAccount.displayId === failed.toAccount.displayId &&
  row.amount === failed.amount;

const repeatsPayment = (row: PaymentRow, failed: PaymentRow): boolean =>
  isDoneOrScheduled(row) &&
  row.reference === failed.reference &&
  row.totalAmount.amount === failed.totalAmount.amount;

function debitOrders(debit: ActiveDebit): FailedOrder[] {
  const charge = unpaidChargeOf(debit);
  if (charge === undefined) return [];
  return [
    {
      key: failedChargeKey(debit.key, charge),
      date: charge.date,
      title: `Domiciliación de ${debit.merchantName}`,
      concept: undefined,
      reason: charge.reason,
      amount: charge.amount,
      url: debitUrl(debit.key),
    },
  ];
}

/** The transfers and payments are sorted newest first, as the bank lists them. */
type Orders = {
  transfers: readonly TransferRow[];
  payments: readonly PaymentRow[];
  directDebits: readonly ActiveDebit[];
};

/**
 * Returns the failed orders that were not repeated later, newest first. A failed direct debit is one until its next
 * charge, since its bill is still unpaid.
 */
export const findFailedOrders = ({ transfers, payments, directDebits }: Orders): FailedOrder[] =>
  [
    ...transfers
      .filter(
        (failed, index) =>
          isFailedTransfer(failed) && !transfers.slice(0, index).some((row) => repeatsTransfer(row, failed)),
      )
      .map(transferOrder),
    ...payments
      .filter(
        (failed, index) =>
          failed.status === 'REJECTED' &&
          !payments.slice(0, index).some((row) => repeatsPayment(row, failed)),
      )
      .map(paymentOrder),
    ...directDebits.flatMap(debitOrders),
  ].toSorted((a, b) => b.date.localeCompare(a.date));
