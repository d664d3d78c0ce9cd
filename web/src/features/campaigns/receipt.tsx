import type { OfferReceipt } from '#contract/campaigns';
import { offerAmountLabel, offerReceiptRows, offerWords } from '#contract/receipts/campaigns';
import type { OfferedProduct } from '#contract/shared/campaign';
import { showKnownMoney } from '#contract/shared/money';
import { detailOf } from '../../environment/summary';
import { formatMoment } from '../../format/dates';
import type { ReceiptView } from '../../receipt/view';
import { Link } from '../../ui/Link';
import { Money } from '../../ui/Money';
import type { Row } from '../../ui/Rows';
import { loadReceipt, receiptPath } from './api';
import { ownLabels } from './words';

const LOAN_NEXT =
  'Cada mensualidad la pagas tú desde Mis cuentas: no se carga sola. Puedes pagar antes cuando quieras, sin penalización.';

const nextWords: Record<OfferedProduct, string> = {
  SL: 'Ya puedes disponer de tu línea desde Transferencias.',
  TDC: 'Estará lista en cinco días hábiles y te avisamos por correo. Lleva tu identificación para recogerla.',
  CLI: 'Ya puedes usar tu nuevo límite.',
  SPL: LOAN_NEXT,
  PR: LOAN_NEXT,
};

/** What it has become stands first, and leads to its own page. */
function withWay(receipt: OfferReceipt): Row[] {
  const [account, ...others] = offerReceiptRows(receipt);
  const action = (
    <Link to={detailOf(receipt.account)} standalone>
      {ownLabels[receipt.productType]}
    </Link>
  );
  return account ? [{ ...account, action }, ...others] : others;
}

const viewOf = (receipt: OfferReceipt): ReceiptView => {
  const { productType, amountAccepted, folio, title } = receipt;
  const { label, heading } = offerWords[productType];
  return {
    heading,
    at: formatMoment(receipt.operationDate),
    status: { label, tone: 'success' },
    lead: offerAmountLabel[productType],
    headline: <Money amount={amountAccepted.amount} currency={amountAccepted.currencyCode} size="xl" />,
    to: title,
    folio,
    shared: `${heading}: ${title}, ${showKnownMoney(amountAccepted)}. Folio ${folio}.`,
    rows: withWay(receipt),
    next: nextWords[productType],
  };
};

export const offerReceipt = {
  key: ({ referenceKey }: OfferReceipt) => referenceKey,
  load: loadReceipt,
  pdf: receiptPath,
  view: viewOf,
  // An offer is accepted once.
  again: '',
};
