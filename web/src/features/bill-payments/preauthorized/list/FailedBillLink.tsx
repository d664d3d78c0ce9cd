import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { Link } from '#web/components/Link.tsx';
import { createServiceUrl, payUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { useMerchants } from '#web/features/bill-payments/shared/payees/merchants.ts';
import { payeeStatus } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { usePayees } from '#web/features/bill-payments/shared/payees/payees.ts';
import { nameOf } from '../labels';

/** Link that pays the bill of a failed charge; it first saves a service that is not saved. */
export function FailedBillLink({ debit }: { debit: PreauthorizedPayment }) {
  const { merchantId, reference } = debit;
  const { data: payees } = usePayees('service');
  const { data: merchants } = useMerchants('service');
  if (payees === undefined) return null;
  const payee = payees.find((each) => each.merchantId === merchantId && each.reference === reference);
  if (payee && payeeStatus(payee).canPay)
    return (
      <Link to={payUrl(payee)}>
        <span>Pagar ese recibo</span>
        <VisuallyHidden>{` de ${nameOf(debit)}`}</VisuallyHidden>
      </Link>
    );
  const merchant = merchants?.find((each) => each.merchantId === merchantId);
  if (payee || merchant === undefined) return null;
  return (
    <Link to={createServiceUrl(merchant.merchantKey, reference)}>
      <span>Guardar el servicio para pagarlo</span>
      <VisuallyHidden>{`: ${nameOf(debit)}`}</VisuallyHidden>
    </Link>
  );
}
