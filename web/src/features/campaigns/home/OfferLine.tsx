import { chakra } from '@chakra-ui/react/styled-system';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Offer } from '#contract/campaigns';
import { toCentavos } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import { tabStorage } from '#web/lib/environment/storage.ts';
import { isDialogOpen } from '#web/lib/page/dialog-history.ts';
import { offeredTermsQuery } from '../api';
import { offeredCat } from '../cost';
import { mayShow } from './counter';
import { OfferCard, type OfferWithTerms } from './OfferCard';
import { OfferDialog } from './OfferDialog';
import { OfferList } from './OfferList';

/** Key that is set while the offers are dismissed; sign-out clears keys that begin with `campaign`. */
const DISMISSED_KEY = 'campaignPutOff';

export type OfferLineProps = {
  customer: string;
  offers: readonly Offer[];
  /** True once the customer uses the page; the first offer then does not open by itself. */
  isInUse: () => boolean;
};

/** Line that discloses the offers. The first offer opens by itself a limited number of times. */
export function OfferLine({ customer, offers, isInUse }: OfferLineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [selected, setSelected] = useState<string>();
  const [isDismissed, setDismissed] = useState(() => tabStorage.getItem(DISMISSED_KEY) === 'true');
  const offersWithTerms = useOffersWithTerms(offers);
  const isLoaded = offersWithTerms !== undefined;
  const first = offers[0]?.offerKey ?? '';
  const mayCover = useEffectEvent(() => !isInUse() && !isDialogOpen());
  const isPageLoaded = useIsFetching() === 0;
  const wasPageLoaded = useRef(false);
  useEffect(() => {
    // Runs once, when the whole home page has loaded. Opens nothing over a dialog, or once the page is in use.
    if (!isLoaded || !isPageLoaded || wasPageLoaded.current) return;
    wasPageLoaded.current = true;
    if (mayCover() && mayShow(customer, first)) setSelected(first);
  }, [isLoaded, isPageLoaded, customer, first]);
  const selectedOffer = offersWithTerms?.find(({ offer }) => offer.offerKey === selected);
  const dismissOffers = () => {
    tabStorage.setItem(DISMISSED_KEY, 'true');
    setDismissed(true);
  };
  if (offersWithTerms === undefined) return null;
  const Shown = offersWithTerms.length > 1 ? OfferList : OfferCard;
  return (
    <>
      {!isDismissed && (
        <section aria-label="Preaprobado para ti">
          <Line>
            <span>
              {offersWithTerms.length === 1
                ? '1 oferta para ti'
                : `${offersWithTerms.length} ofertas para ti`}
            </span>
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Ocultar' : offersWithTerms.length === 1 ? 'Verla' : 'Verlas'}
            </Button>
          </Line>
          {isOpen && (
            <div id={id}>
              <Shown offers={offersWithTerms} onOpen={setSelected} onPutOff={dismissOffers} />
            </div>
          )}
        </section>
      )}
      {selectedOffer && <OfferDialog opened={selectedOffer} onClose={() => setSelected(undefined)} />}
    </>
  );
}

/** Returns offers with their terms; undefined until all terms have loaded or failed, to avoid layout shifts. */
function useOffersWithTerms(offers: readonly Offer[]): OfferWithTerms[] | undefined {
  const { data } = useQuery(offeredTermsQuery(offers));
  return (
    data &&
    offers.map((offer, place) => {
      const { productType, offerAmount } = offer.offerDetails;
      const terms = data[place];
      return { offer, terms, cat: terms && offeredCat(productType, terms, toCentavos(offerAmount.amount)) };
    })
  );
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > button': { px: '2' },
  },
});
