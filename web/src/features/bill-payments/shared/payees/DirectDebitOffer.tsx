import type { PaymentReceipt } from '#contract/domain/payment';
import { Link } from '#web/components/Link.tsx';
import { Note } from '#web/components/Note.tsx';
import { useDebits } from '../../preauthorized/api';
import { DIRECT_DEBITS } from './addresses';
import { claimDirectDebitOffer } from './claimed-offers';
import { usePayees } from './payees';

/** Form prefilled from a saved service. */
const createUrl = (payee: string) => `${DIRECT_DEBITS}/create?${new URLSearchParams({ payee })}`;

/** Offers a direct debit, once for each saved service. */
export default function DirectDebitOffer({ receipt, payee }: { receipt: PaymentReceipt; payee: string }) {
  const { merchantName, nickname = merchantName } = receipt.payee;
  const merchantId = usePayees('service').data?.find(({ key }) => key === payee)?.merchantId;
  const debits = useDebits('all');
  const hasDebit = debits.data?.data.some(
    (debit) => debit.merchantId === merchantId && debit.reference === receipt.reference,
  );
  // Nothing is offered for a service that is no longer saved, or that has or had a direct debit.
  if (
    merchantId === undefined ||
    hasDebit !== false ||
    claimDirectDebitOffer(payee, receipt.key) !== receipt.key
  )
    return null;
  return (
    <Note>
      <p>
        <b>¿Quieres que se pague solo?</b>{' '}
        <span>
          {`Domicilia ${nickname} y cada recibo se paga el día en que vence, o el siguiente día hábil.`}
        </span>
      </p>
      <Link to={createUrl(payee)}>{`Domiciliar ${nickname}`}</Link>
    </Note>
  );
}
