import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer, OfferTerms } from '#contract/campaigns';
import { hasAmountChoice, type OfferedProduct } from '#contract/domain/campaign';
import { Button } from '#web/components/Button.tsx';
import { Money } from '#web/components/Money.tsx';
import { illustratedProduct, OfferArt } from '../OfferArt';
import { OfferPanel } from '../OfferPanel';
import { legalOf } from './legal';

export type OfferWithTerms = { offer: Offer; terms: OfferTerms | undefined; cat: number | undefined };

export type OffersProps = {
  offers: readonly OfferWithTerms[];
  onOpen: (offerKey: string) => void;
  onPutOff: () => void;
};

export function OfferCard({ offers: [only], onOpen, onPutOff }: OffersProps) {
  if (only === undefined) return null;
  const { offerKey, offerDetails } = only.offer;
  const { title, productType, offerAmount } = offerDetails;
  const legal = legalOf([only]);
  return (
    <OfferPanel>
      <OfferArt of={illustratedProduct(offerDetails)} />
      <small>Preaprobado para ti</small>
      <b>{title}</b>
      <small>{leadOf(productType)}</small>
      <Money amount={offerAmount.amount} currency={offerAmount.currency} size="lg" />
      {legal && <p data-legal="">{legal}</p>}
      <Flex wrap="wrap" gap="2" mt="4">
        <OpenButton onClick={() => onOpen(offerKey)} aria-label={`Ver oferta: ${title}`}>
          Ver oferta
        </OpenButton>
        <PostponeButton variant="ghost" onClick={onPutOff}>
          Ahora no
        </PostponeButton>
      </Flex>
    </OfferPanel>
  );
}

function leadOf(product: OfferedProduct): string {
  if (product === 'CLI') return 'tu límite sube a';
  return hasAmountChoice(product) ? 'hasta' : 'con límite de';
}

const OpenButton = chakra(Button, { base: { bg: 'paper', color: 'paper.ink', _hover: { bg: 'paper' } } });
export const PostponeButton = chakra(Button, { base: { color: 'paper', _hover: { bg: 'transparent' } } });
