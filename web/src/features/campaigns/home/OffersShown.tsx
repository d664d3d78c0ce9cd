import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Offer, OfferTerms } from '#contract/campaigns';
import { toCentavos } from '#contract/domain/money';
import type { Slot } from '#web/components/slot.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { tabStorage } from '#web/lib/environment/storage.ts';
import { loadTerms } from '../api';
import { offeredCat } from '../cost';
import { mayShow } from './counter';
import { OfferCard, type OfferEvents } from './OfferCard';
import { OfferDialog } from './OfferDialog';
import { OfferList } from './OfferList';

/** Put off for the rest of the session: sign-out clears what begins with `campaign`. */
const PUT_OFF = 'campaignPutOff';

const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

export type OffersShownProps = {
  customer: string;
  offers: readonly Offer[];
  /** Whether the customer has begun something by now: then the first does not show by itself. */
  isInUse: () => boolean;
  /** Comes together with them. */
  children: Slot;
};

/** One offer as a card, more as rows of one; the first shows by itself while it has not often enough. */
export function OffersShown({ customer, offers, isInUse, children }: OffersShownProps) {
  const [selected, setSelected] = useState<string>();
  const [isPutOff, setPutOff] = useState(() => tabStorage.getItem(PUT_OFF) === 'true');
  const told = useReportedOnce(offers);
  const isTold = told !== undefined;
  const first = offers[0]?.offerKey ?? '';
  const mayCover = useEffectEvent(() => !isInUse() && !isCovered());
  useEffect(() => {
    // It takes the place of nothing that is being read or done.
    if (isTold && mayCover() && mayShow(customer, first)) setSelected(first);
  }, [isTold, customer, first]);
  const chosen = told?.find(({ offer }) => offer.offerKey === selected);
  const putOff = () => {
    tabStorage.setItem(PUT_OFF, 'true');
    setPutOff(true);
  };
  if (told === undefined) return null;
  const Shown = told.length > 1 ? OfferList : OfferCard;
  return (
    <>
      {!isPutOff && (
        <section aria-label="Preaprobado para ti">
          <Shown told={told} onOpen={setSelected} onPutOff={putOff} />
        </section>
      )}
      {children}
      {chosen && <OfferDialog told={chosen} onClose={() => setSelected(undefined)} />}
    </>
  );
}

/** What an offer costs may be missing: it is offered all the same. */
const loadAll = (offers: readonly Offer[]): Promise<(OfferTerms | undefined)[]> =>
  Promise.all(offers.map((offer) => loadTerms(offer).catch(() => undefined)));

/** The offers with what they cost; undefined until all of it has come or failed, so that nothing moves then. */
function useReportedOnce(offers: readonly Offer[]): OfferEvents[] | undefined {
  const { data } = useQuery({
    queryKey: [...queryKeys.offers, 'terms', ...offers.map(({ offerKey }) => offerKey)],
    queryFn: () => loadAll(offers),
    refetchOnWindowFocus: false,
  });
  return (
    data &&
    offers.map((offer, place) => {
      const { productType, offerAmount } = offer.offerDetails;
      const terms = data[place];
      return { offer, terms, cat: terms && offeredCat(productType, terms, toCentavos(offerAmount.amount)) };
    })
  );
}
