import { chakra } from '@chakra-ui/react/styled-system';
import type { PaymentReceipt, PaymentStatus } from '#contract/domain/payment';
import { receiptMoment } from '#contract/receipts/outcome';
import { paymentReceiptRows } from '#contract/receipts/payments';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { PAYMENT_HISTORY } from '../payments/addresses';
import { statusOf } from '../payments/status';
import { PaymentAvatar, paidName, paidWith } from './payment-name';

const leads: Record<PaymentStatus, string> = {
  PROCESSED: 'Pagaste',
  SCHEDULED: 'Vas a pagar',
  REJECTED: 'Importe',
  CANCELLED: 'Importe',
};

export function receiptOf(receipt: PaymentReceipt): ReceiptView {
  const { payee, totalAmount, confirmationNumber } = receipt;
  const status = statusOf(receipt.status);
  return {
    heading: status.heading,
    at: receiptMoment({ ...receipt, scheduled: receipt.transactionType === 'SCHEDULED' }),
    status,
    lead: leads[receipt.status],
    headline: <Money amount={totalAmount.amount} currency={totalAmount.currencyCode} size="xl" />,
    to: (
      <Face>
        <PaymentAvatar paid={receipt} size={40} />
        <span>
          <b>{paidName(receipt)}</b>
          <small>{paidWith(receipt)}</small>
        </span>
      </Face>
    ),
    folio: confirmationNumber,
    shared: `${status.heading}: ${formatMoney(totalAmount)} a ${payee.merchantName}. Folio ${confirmationNumber}.`,
    rows: paymentReceiptRows(receipt),
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

const Face = chakra('span', {
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
