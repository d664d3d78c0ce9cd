import type { Reader } from '#bank/core/storage/collection';
import { accountRef } from '#bank/shared/accounts/views';
import { phoneOf } from '#bank/shared/merchants/merchant';
import {
  billedTo,
  type Cancellation,
  type Charge,
  type DirectDebit,
  directDebits,
} from '#bank/shared/payments/direct-debit';
import { type PdfReceipt, pdfRow } from '#bank/shared/receipts/receipt';
import { type BankDate, bankDate, bankInstant, formatMoment } from '#contract/domain/dates';
import { moneyOf } from '#contract/domain/money';
import type {
  NextCharge,
  PreauthorizedMedium,
  PreauthorizedPayment,
  PreauthorizedReceipt,
} from '#contract/domain/preauthorized-payment';
import type { PreauthorizedQuote } from '#contract/preauthorized-payments';
import {
  preauthorizedAmount,
  preauthorizedLabels,
  preauthorizedReceiptRows,
  preauthorizedSubtitle,
} from '#contract/receipts/preauthorized-payments';
import { nextChargeOf } from './charge-plan';
import { mediaOf, statusOf } from './media';
import type { DirectDebitTerms } from './service';

type PlannedCharge = { date: BankDate; amount?: number | undefined } | undefined;

const nextChargeView = (charge: PlannedCharge): { nextCharge?: NextCharge } =>
  charge === undefined
    ? {}
    : {
        nextCharge: {
          date: charge.date,
          ...(charge.amount !== undefined && { amount: moneyOf(charge.amount) }),
        },
      };

const lastView = ({ amount, ...charge }: Charge) => ({
  ...charge,
  ...(amount !== undefined && { amount: moneyOf(amount) }),
});

const chargedView = ({ from, paymentType, mediaTypeNumber, ...debit }: DirectDebitTerms) => ({
  paymentType,
  fromAccount: accountRef(from),
  mediaTypeNumber,
  merchantName: billedTo(debit).merchant.name,
  reference: debit.reference,
});

const statusNow = ({ turn }: Pick<DirectDebit, 'turn'>) =>
  turn === undefined ? ('DISABLED' as const) : ('ENABLED' as const);

export function rowView(reader: Reader, debit: DirectDebit, today: BankDate): PreauthorizedPayment {
  const { merchantId, category } = billedTo(debit).merchant;
  return {
    key: debit.key,
    ...chargedView(debit),
    status: statusNow(debit),
    accountKey: debit.from.account,
    merchantId,
    merchantPhone: phoneOf({ merchantId }),
    ...(debit.cancelledAt !== undefined && { cancelledAt: bankInstant(debit.cancelledAt) }),
    ...(debit.lastCharge && { lastCharge: lastView(debit.lastCharge) }),
    ...nextChargeView(nextChargeOf(reader, debit, today)),
    ...(category && { category }),
  };
}

export const mediaView = (reader: Reader, customer: string): PreauthorizedMedium[] =>
  mediaOf(reader, customer).map((medium) => ({
    paymentType: medium.paymentType,
    accountKey: medium.account,
    mediaTypeNumber: medium.number,
    status: statusOf(reader, medium),
  }));

export const quoteView = (reader: Reader, drafted: DirectDebitTerms, nonce: string): PreauthorizedQuote => ({
  nonce,
  ...chargedView(drafted),
  ...nextChargeView(nextChargeOf(reader, drafted, bankDate(drafted.orderedAt))),
});

export const createdView = (reader: Reader, debit: DirectDebit, today: BankDate): PreauthorizedReceipt => ({
  id: debit.key,
  confirmationNumber: debit.confirmationNumber,
  operationDate: bankInstant(debit.orderedAt),
  operationType: 'CREATION',
  status: statusNow(debit),
  payments: [
    { key: debit.key, ...chargedView(debit), ...nextChargeView(nextChargeOf(reader, debit, today)) },
  ],
});

export const cancelledView = (reader: Reader, cancellation: Cancellation): PreauthorizedReceipt => ({
  id: cancellation.key,
  confirmationNumber: cancellation.confirmationNumber,
  operationDate: bankInstant(cancellation.at),
  operationType: cancellation.type,
  status: 'DISABLED',
  payments: cancellation.debits.flatMap(({ key, nextCharge }) => {
    const debit = reader.get(directDebits, key);
    return debit ? [{ key, ...chargedView(debit), ...nextChargeView(nextCharge) }] : [];
  }),
});

/** Rows that fit on one page. */
const MAX_ROWS = 8;

function pdfRows(receipt: PreauthorizedReceipt): [string, string][] {
  const rows = preauthorizedReceiptRows(receipt).map(pdfRow);
  if (rows.length <= MAX_ROWS) return rows;
  const shownRows = rows.slice(0, MAX_ROWS - 1);
  return [...shownRows, ['Además', `${rows.length - shownRows.length} empresas más`]];
}

export function pdfView(receipt: PreauthorizedReceipt): PdfReceipt {
  const { heading, label } = preauthorizedLabels(receipt);
  return {
    title: heading,
    moment: formatMoment(receipt.operationDate),
    status: label,
    amount: preauthorizedAmount(receipt),
    subtitle: preauthorizedSubtitle(receipt),
    rows: [['Folio', receipt.confirmationNumber], ...pdfRows(receipt)],
    issuedAt: Date.parse(receipt.operationDate),
  };
}
