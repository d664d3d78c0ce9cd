import { chakra } from '@chakra-ui/react/styled-system';
import { formatEnding } from '#contract/domain/account';
import { isTopUp, type PaymentReceipt, type PaymentStatus } from '#contract/domain/payment';
import { receiptMoment } from '#contract/receipts/outcome';
import {
  balanceRows,
  paymentReceiptRows,
  receiptLabelsOf,
  referenceLabel,
} from '#contract/receipts/payments';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import type { Failure, ReceiptView, SharedPicture } from '#web/flow/receipt/view.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { PAYMENT_HISTORY } from '../payments/addresses';
import { statusOf } from '../payments/status';
import { repayUrl } from './addresses';
import { PaymentAvatar, paidName, subtitleOnReceipt } from './payment-name';

const leads: Record<PaymentStatus, string> = {
  PROCESSED: 'Pagaste',
  SCHEDULED: 'Vas a pagar',
  REJECTED: 'Importe',
  CANCELLED: 'Importe',
};

const topUpLeads: typeof leads = { ...leads, PROCESSED: 'Recargaste', SCHEDULED: 'Vas a recargar' };

export function receiptOf(receipt: PaymentReceipt): ReceiptView {
  const { payee, totalAmount, confirmationNumber } = receipt;
  const status = { ...statusOf(receipt.status), ...receiptLabelsOf(receipt) };
  return {
    heading: status.heading,
    at: receiptMoment({ ...receipt, scheduled: receipt.transactionType === 'SCHEDULED' }),
    status,
    lead: (isTopUp(receipt.operationType) ? topUpLeads : leads)[receipt.status],
    headline: <Money amount={totalAmount.amount} currency={totalAmount.currencyCode} size="xl" />,
    to: (
      <PayeeRow>
        <PaymentAvatar paid={receipt} size={40} />
        <span>
          <b>{paidName(receipt)}</b>
          <small>{subtitleOnReceipt(receipt)}</small>
        </span>
      </PayeeRow>
    ),
    folio: confirmationNumber,
    shared: {
      text: `${status.heading}: ${formatMoney(totalAmount)} a ${payee.merchantName}. Folio ${confirmationNumber}.`,
      picture: pictureOf(receipt),
    },
    rows: [...paymentReceiptRows(receipt), ...balanceRows(receipt)],
    ...(receipt.status === 'REJECTED' && {
      sourceNumber: receipt.fromAccount.displayId,
      failure: {
        reason: receipt.reason,
        amount: totalAmount,
        retry: retryOf(receipt),
        order: { key: receipt.key, date: receipt.effectiveDate },
      },
    }),
    next: (
      <>
        <p>{nextOf(receipt)}</p>
        <Link to={PAYMENT_HISTORY.to} variant="plain">
          {PAYMENT_HISTORY.label}
        </Link>
      </>
    ),
  };
}

function pictureOf(receipt: PaymentReceipt): SharedPicture {
  const { status, operationType, payee, reference, authorization, effectiveDate } = receipt;
  const verb = isTopUp(operationType) ? ['recargó', 'va a recargar'] : ['pagó', 'va a pagar'];
  return {
    lead: (payer) => `${payer} ${verb[status === 'PROCESSED' ? 0 : 1]}`,
    amount: receipt.totalAmount,
    concept: receipt.concept,
    rows: [
      { label: 'Para', value: payee.merchantName },
      { label: referenceLabel[operationType], value: formatEnding(reference) },
      ...(authorization === undefined ? [] : [{ label: 'Autorización', value: authorization }]),
      ...(status === 'SCHEDULED' ? [{ label: 'Fecha programada', value: formatDate(effectiveDate) }] : []),
    ],
    from: receipt.fromAccount.displayId,
  };
}

/** Returns undefined for taxes and for services that are no longer saved. */
function retryOf(receipt: PaymentReceipt): Failure['retry'] {
  const url = repayUrl(receipt);
  if (url === undefined) return undefined;
  return (from) => (from === undefined ? url : `${url}&${new URLSearchParams({ origin_account: from })}`);
}

function nextOf({ status, effectiveDate, payee }: PaymentReceipt): string {
  switch (status) {
    case 'PROCESSED':
      return `El pago ya se envió a ${payee.merchantName}.`;
    case 'SCHEDULED':
      return `Se hará el ${formatDate(effectiveDate)}. Ten saldo ese día en tu cuenta origen.`;
    case 'REJECTED':
    case 'CANCELLED':
      return 'No se hizo ningún cargo a tu cuenta.';
  }
}

const PayeeRow = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mt: '3',
    '& b, & small': { display: 'block', overflowWrap: 'anywhere' },
    '& b': { color: 'fg', fontSize: '1rem', fontWeight: '600' },
    '& small': { fontSize: 'inherit' },
  },
});
