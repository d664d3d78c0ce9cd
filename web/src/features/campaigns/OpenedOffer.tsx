import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { campaignSlugs, OfferedProduct } from '#contract/domain/campaign';
import { formatDate } from '#contract/domain/dates';
import { isExpired } from '#contract/rules/campaigns';
import { LinkButton } from '#web/components/Button.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { codeTexts } from '#web/components/errors/texts.ts';
import { Loading } from '#web/components/Loading.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import type { Slot } from '#web/components/slot.ts';
import { receiptUrl } from '#web/flow/receipt/address.ts';
import { SUMMARY } from '#web/lib/addresses/summary.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { campaignBase, type OfferKeys, offerUrl, requestedOffer } from './addresses';
import type { OpenOffer } from './api';
import { titles } from './labels';
import { openedOfferQuery, RequestedOffer } from './requested-offer';

/** Steps of the form; the receipt does not need the offer. */
const STEPS: readonly string[] = ['', 'amount', 'branch', 'confirm'];

/** Page of an offer: its form, the receipt of an accepted one, or the reason why it is unavailable. */
export function OpenedOffer({ children }: { children: Slot }) {
  const [, , slug, step = ''] = useLocation().pathname.split('/');
  const product = OfferedProduct.options.find((each) => campaignSlugs[each] === slug);
  if (product === undefined) return children;
  return STEPS.includes(step) ? (
    <LinkedOffer key={product} product={product} isLaterStep={step !== ''}>
      {children}
    </LinkedOffer>
  ) : (
    children
  );
}

type OpenedOfferProps = { product: OfferedProduct; isLaterStep: boolean; children: Slot };

function LinkedOffer({ product, isLaterStep, children }: OpenedOfferProps) {
  const { search } = useLocation();
  // Only the first URL has the keys of the offer; the URLs of later steps do not.
  const [keys] = useState(() => requestedOffer(campaignBase(product), new URLSearchParams(search)));
  if (keys !== undefined) {
    return (
      <OfferLoader keys={keys} product={product}>
        {children}
      </OfferLoader>
    );
  }
  return isLaterStep ? (
    <Navigate to={campaignBase(product)} replace />
  ) : (
    <NoOffer>Esta dirección no lleva a ninguna oferta tuya.</NoOffer>
  );
}

type OfferLoaderProps = { keys: OfferKeys; product: OfferedProduct; children: Slot };

function OfferLoader({ keys, product, children }: OfferLoaderProps) {
  const { data, error, refetch, isFetching } = useQuery(openedOfferQuery(keys));
  if (data) {
    return (
      <OfferOutcome opened={data} product={product}>
        <RequestedOffer value={keys}>{children}</RequestedOffer>
      </OfferOutcome>
    );
  }
  if (isNotFound(error)) {
    return <NoOffer>No encontramos esta oferta entre las tuyas.</NoOffer>;
  }
  return (
    <>
      <PageHead back={{ to: SUMMARY, label: 'Mis cuentas' }} title={titles[product]} pending />
      {error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading />
      )}
    </>
  );
}

type OfferOutcomeProps = { opened: OpenOffer; product: OfferedProduct; children: Slot };

function OfferOutcome({ opened: { offer, terms, isTaken }, product, children }: OfferOutcomeProps) {
  const { productType } = offer.offerDetails;
  if (productType !== product) return <Navigate to={offerUrl(offer)} replace />;
  if (isTaken) {
    return (
      <MessagePage
        bird="done"
        title="Ya aceptaste esta oferta"
        action={
          <>
            <LinkButton to={receiptUrl(campaignBase(product), offer.referenceKey)}>
              Ver comprobante
            </LinkButton>
            {home}
          </>
        }
      >
        {`${offer.offerDetails.title}: lo que contrataste está en Mis cuentas.`}
      </MessagePage>
    );
  }
  if (isExpired(terms, bankToday())) {
    return (
      <NoOffer title={expiredTexts.heading}>
        {`${expiredTexts.message} Su último día fue el ${formatDate(terms.endDate)}.`}
      </NoOffer>
    );
  }
  return children;
}

const expiredTexts = codeTexts('CZ_OFFER_EXPIRED');

const home = (
  <LinkButton to={SUMMARY} variant="outline">
    Volver al inicio
  </LinkButton>
);

type NoOfferProps = { title?: string; children: string };

const NoOffer = ({ title = 'Esta oferta no está disponible', children }: NoOfferProps) => (
  <MessagePage bird="empty" title={title} action={home}>
    {children}
  </MessagePage>
);
