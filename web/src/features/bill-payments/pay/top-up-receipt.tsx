import type { PaymentReceipt } from '#contract/domain/payment';
import { Link } from '#web/components/Link.tsx';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { formatMobileReceipt } from '#web/lib/format/dates.ts';
import { createPayee } from '../shared/payees/addresses';
import { receiptOf } from '../shared/payees/receipt-view';

/** Returns the URL of the form that saves a phone number after a top-up of that number. */
const saveUrl = (merchant: string, phone: string): string =>
  `${createPayee['mobile-top-up']}?${new URLSearchParams({ merchant, mobile_telephone: phone })}`;

/** Shows the operation date with the time 24 hours later (`formatMobileReceipt`). */
export function topUpReceipt(receipt: PaymentReceipt): ReceiptView {
  const { payee, payeeKey, reference, status, executionDate, operationDate } = receipt;
  const moment = executionDate ?? operationDate;
  const view = receiptOf(receipt);
  if (status !== 'PROCESSED') return view;
  return {
    ...view,
    ...(moment !== undefined && { at: formatMobileReceipt(moment) }),
    next: (
      <>
        <p>{view.next}</p>
        {payeeKey === undefined && payee.merchantKey !== undefined && (
          <Link to={saveUrl(payee.merchantKey, reference)} variant="plain">
            Guardar este número para la próxima
          </Link>
        )}
      </>
    ),
  };
}
