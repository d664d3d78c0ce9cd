import { Flex } from '@chakra-ui/react/flex';
import { Link as PhoneLink } from '@chakra-ui/react/link';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { LastCharge, PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { CopyButton } from '#web/components/forms/CopyButton.tsx';
import { Link } from '#web/components/Link.tsx';
import { payUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { payeeStatus } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { usePayees } from '#web/features/bill-payments/shared/payees/payees.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { nameOf } from '../labels';

type FailedBillProps = { debit: PreauthorizedPayment; charge: LastCharge };

/** Says how to pay the bill of a failed charge: here if the service is saved, otherwise at the company. */
export function FailedBill({ debit, charge }: FailedBillProps) {
  const { merchantId, merchantName, merchantPhone, reference } = debit;
  const { data: payees } = usePayees('service');
  if (payees === undefined) return null;
  const payee = payees.find((each) => each.merchantId === merchantId && each.reference === reference);
  return payee && payeeStatus(payee).canPay ? (
    <Link to={payUrl(payee)}>
      <span>Pagar ese recibo</span>
      <VisuallyHidden>{` de ${nameOf(debit)}`}</VisuallyHidden>
    </Link>
  ) : (
    <>
      <p>{payText(debit, charge)}</p>
      <Flex align="center" wrap="wrap">
        <span>
          <span>Referencia</span> <b translate="no">{reference}</b>
        </span>
        <CopyButton text={reference} label="Copiar referencia" />
      </Flex>
      {merchantPhone !== undefined && (
        <PhoneLink href={`tel:+52${merchantPhone}`} minHeight="target" columnGap="1" flexWrap="wrap">
          <span>{`Llamar a ${merchantName}`}</span> <span translate="no">{formatPhone(merchantPhone)}</span>
        </PhoneLink>
      )}
    </>
  );
}

function payText({ merchantName, merchantPhone }: PreauthorizedPayment, { amount }: LastCharge): string {
  const place = merchantPhone === undefined ? 'en su sitio' : 'en su sitio o por teléfono';
  return amount === undefined
    ? `${merchantName} no nos dijo el importe: pregúntalo y págalo ${place}, con tu referencia.`
    : `Paga ${formatMoney(amount)} a ${merchantName} ${place}, con tu referencia.`;
}
