import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { LastCharge, PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { CopyButton } from '#web/components/forms/CopyButton.tsx';
import { Link } from '#web/components/Link.tsx';
import { payUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { payeeStatus } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { usePayees } from '#web/features/bill-payments/shared/payees/payees.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { nameOf } from '../labels';

type FailedBillProps = { debit: PreauthorizedPayment; charge: LastCharge };

/** Says how to pay the bill of a failed charge: here if the service is saved, otherwise at the company. */
export function FailedBill({ debit, charge }: FailedBillProps) {
  const { merchantId, merchantName, reference } = debit;
  const { data: payees } = usePayees('service');
  if (payees === undefined) return null;
  const payee = payees.find((each) => each.merchantId === merchantId && each.reference === reference);
  return payee && payeeStatus(payee).canPay ? (
    <Link to={payUrl(payee)}>
      <span>Pagar ese recibo</span>
      <VisuallyHidden>{` de ${nameOf(debit)}`}</VisuallyHidden>
    </Link>
  ) : (
    <p>
      <span>{`${amountText(merchantName, charge)} con tu referencia `}</span>
      <b translate="no">{reference}</b> <CopyButton text={reference} label="Copiar referencia" />
    </p>
  );
}

const amountText = (company: string, { amount }: LastCharge): string =>
  amount === undefined
    ? `${company} no nos dijo el importe: consúltalo y págalo en su sitio`
    : `Paga ${formatMoney(amount)} en el sitio de ${company}`;
