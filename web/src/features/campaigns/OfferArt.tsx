import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '#contract/campaigns';
import { campaignSlugs, OfferedProduct } from '#contract/domain/campaign';
import { palette } from '#web/components/theme/palette.ts';
import { drawings } from './drawings';

const { laguna } = palette;

/** Returns the product whose picture the bank names; for an unknown name, the offer's product. */
export const illustratedProduct = ({ image, productType }: Offer['offerDetails']): OfferedProduct =>
  OfferedProduct.options.find((product) => campaignSlugs[product] === image) ?? productType;

/** Offer artwork, the same in all themes. Decorative, since the title describes the offer. */
export const OfferArt = ({ of, small = false }: { of: OfferedProduct; small?: boolean }) => (
  <Picture viewBox="0 0 128 80" aria-hidden="true" data-offer-art={of} small={small}>
    <rect width="128" height="80" rx="10" fill={laguna[800]} />
    <path d="M44 80c0-40 30-66 84-66v56q0 10-10 10z" fill={laguna[700]} />
    {drawings[of]}
  </Picture>
);

const Picture = chakra('svg', {
  base: { display: 'block', flex: 'none', width: '128px', maxWidth: '100%', height: 'auto' },
  variants: { small: { true: { width: '56px' } } },
});
