import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OfferReceipt } from '#contract/campaigns';
import { offerAmountLabel, offerReceiptRows, offerWords } from '#contract/receipts/campaigns';
import type { OfferedProduct } from '#contract/shared/campaign';
import { showKnownMoney } from '#contract/shared/money';
import { detailOf } from '../../environment/summary';
import { formatMoment } from '../../format/dates';
import { receiptKey } from '../../receipt/address';
import { ReceiptPage } from '../../receipt/ReceiptPage';
import type { ReceiptView } from '../../receipt/view';
import { Money } from '../../ui/Money';
import { loadReceipt, receiptPath } from './api';
import { ownLabels } from './words';

const nextWords: Record<OfferedProduct, string> = {
  SL: 'Ya puedes disponer de tu línea desde Transferencias.',
  TDC: 'Te avisamos cuando tu tarjeta esté lista. Lleva tu identificación para recogerla.',
  CLI: 'Ya puedes usar tu nuevo límite.',
  SPL: 'Tu dinero ya está en tu cuenta. Puedes pagar antes cuando quieras, sin penalización.',
  PR: 'Tu dinero ya está en tu cuenta. Puedes pagar antes cuando quieras, sin penalización.',
};

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
    rows: offerReceiptRows(receipt),
    next: nextWords[productType],
  };
};

export const offerReceipt = {
  key: ({ referenceKey }: OfferReceipt) => referenceKey,
  load: loadReceipt,
  pdf: receiptPath,
  view: viewOf,
};

/** What came of an offer; what it has become is where its receipt leads on to. */
export function OfferReceiptPage({ base }: { base: string }) {
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  const { data } = useQuery({
    queryKey: receiptKey(base, key),
    queryFn: () => loadReceipt(key),
    enabled: key !== '',
  });
  const again = data
    ? { to: detailOf(data.account), label: ownLabels[data.productType] }
    : { to: base, label: '' };
  return <ReceiptPage base={base} receipt={offerReceipt} again={again} />;
}
