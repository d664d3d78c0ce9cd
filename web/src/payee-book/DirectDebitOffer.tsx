import type { PaymentReceipt } from '#contract/shared/payment';
import { dataOf } from '../api/client';
import { preauthorizedPaymentsApi } from '../api/clients/preauthorized-payments';
import { Link } from '../ui/Link';
import { Note } from '../ui/Note';
import { DIRECT_DEBITS } from './addresses';
import { offeredOn } from './offered';

/** The form with the company of the service and its number filled in. */
const createUrl = (payee: string) => `${DIRECT_DEBITS}/create?${new URLSearchParams({ payee })}`;

/** Offers, once for each saved service, that its bills be paid by themselves. */
export default function DirectDebitOffer({ receipt, payee }: { receipt: PaymentReceipt; payee: string }) {
  const { merchantName, nickname = merchantName } = receipt.payee;
  const debits = preauthorizedPaymentsApi.list.useQuery({
    queryKey: ['preauthorized-payments', 'all'],
    queryData: { query: {} },
    select: dataOf,
  });
  const known = debits.data?.some(
    (debit) => debit.merchantName === merchantName && debit.reference === receipt.reference,
  );
  // Nothing is offered that is there, or that the customer did away with.
  if (known !== false || offeredOn(payee, receipt.key) !== receipt.key) return null;
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
