import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { Link } from '#web/components/Link.tsx';
import { payUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { payeeStatus } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { usePayees } from '#web/features/bill-payments/shared/payees/payees.ts';
import { nameOf } from '../labels';

/** Offers to pay the bill of a failed charge, if the service is saved. */
export function FailedBill({ debit }: { debit: PreauthorizedPayment }) {
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
    <p>{`Págalo en el sitio de ${merchantName} con tu referencia ${reference}.`}</p>
  );
}
