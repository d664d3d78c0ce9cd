import type { OfferReceipt } from '#contract/campaigns';
import type { OfferedProduct } from '#contract/domain/campaign';
import { formatKnownMoney } from '#contract/domain/money';
import { offerAmountLabel, offerLabels, offerReceiptRows } from '#contract/receipts/campaigns';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import type { Row } from '#web/components/Rows.tsx';
import type { ReceiptView } from '#web/flow/receipt/view.ts';
import { accountUrl } from '#web/lib/addresses/summary.ts';
import { formatMoment } from '#web/lib/format/dates.ts';
import { loadReceipt, receiptPath } from './api';
import { ownLabels } from './labels';

const LOAN_NEXT =
  'Cada mensualidad la pagas tú desde Mis cuentas: no se carga sola. Puedes pagar antes cuando quieras, sin penalización.';

const nextText: Record<OfferedProduct, string> = {
  SL: 'Ya puedes disponer de tu línea desde Transferencias.',
  TDC: 'Estará lista en cinco días hábiles y te avisamos por correo. Lleva tu identificación para recogerla.',
  CLI: 'Ya puedes usar tu nuevo límite.',
  SPL: LOAN_NEXT,
  PR: LOAN_NEXT,
};

/** Rows of the receipt. The new account is first, with a link to its page. */
function rowsWithLink(receipt: OfferReceipt): Row[] {
  const [account, ...others] = offerReceiptRows(receipt);
  const action = (
    <Link to={accountUrl(receipt.account)} variant="plain">
      {ownLabels[receipt.productType]}
    </Link>
  );
  return account ? [{ ...account, action }, ...others] : others;
}

const viewOf = (receipt: OfferReceipt): ReceiptView => {
  const { productType, amountAccepted, folio, title } = receipt;
  const { label, heading } = offerLabels[productType];
  return {
    heading,
    at: formatMoment(receipt.operationDate),
    status: { label, tone: 'success' },
    lead: offerAmountLabel[productType],
    headline: <Money amount={amountAccepted.amount} currency={amountAccepted.currencyCode} size="xl" />,
    to: title,
    folio,
    shared: {
      text: `${heading}: ${title}, ${formatKnownMoney(amountAccepted)}. Folio ${folio}.`,
      picture: {
        lead: () => offerAmountLabel[productType],
        amount: amountAccepted,
        rows: [{ label: 'Producto', value: title }],
      },
    },
    rows: rowsWithLink(receipt),
    next: nextText[productType],
  };
};

export const offerReceipt = {
  key: ({ referenceKey }: OfferReceipt) => referenceKey,
  load: loadReceipt,
  pdf: receiptPath,
  view: viewOf,
  // An offer can be accepted only once.
  repeatLabel: '',
};
