import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { hasAmountChoice } from '#contract/domain/campaign';
import { formatKnownMoney } from '#contract/domain/money';
import { Icon } from '#web/components/Icon.tsx';
import { Coverable } from '#web/components/Money.tsx';
import { illustratedProduct, OfferArt } from '../OfferArt';
import { OfferPanel } from '../OfferPanel';
import { legalOf } from './legal';
import { type OffersProps, type OfferWithTerms, PostponeButton } from './OfferCard';

function amountOf({ offer, terms }: OfferWithTerms): string {
  const { productType, offerAmount } = offer.offerDetails;
  const amount = formatKnownMoney({ amount: offerAmount.amount, currencyCode: offerAmount.currency });
  if (productType === 'CLI' && terms?.currentLimit) {
    return `De ${formatKnownMoney(terms.currentLimit)} a ${amount}`;
  }
  if (productType === 'CLI') return `Tu límite sube a ${amount}`;
  return productType === 'TDC'
    ? `Tarjeta con límite de ${amount}`
    : `${hasAmountChoice(productType) ? 'Hasta' : 'Por'} ${amount}`;
}

/** Longer lists use a compact layout. */
const MAX_DETAILED_OFFERS = 2;

export function OfferList({ offers, onOpen, onPutOff }: OffersProps) {
  const legal = legalOf(offers);
  return (
    <OfferPanel>
      <b>Preaprobado para ti</b>
      <List data-miniature={offers.length > MAX_DETAILED_OFFERS ? '' : undefined}>
        {offers.map((each) => (
          <li key={each.offer.offerKey}>
            <button type="button" onClick={() => onOpen(each.offer.offerKey)}>
              <OfferArt of={illustratedProduct(each.offer.offerDetails)} small />
              <span>
                <strong>{each.offer.offerDetails.title}</strong>
                <small>
                  <Coverable>{amountOf(each)}</Coverable>
                </small>
              </span>
              <Icon as={ChevronRight} />
            </button>
          </li>
        ))}
      </List>
      {legal && <p data-legal="">{legal}</p>}
      <PostponeButton variant="ghost" size="sm" mt="2" ms="-16px" onClick={onPutOff}>
        Ahora no
      </PostponeButton>
    </OfferPanel>
  );
}

const List = chakra('ul', {
  base: {
    mt: '2',
    mx: '-20px',
    listStyle: 'none',
    '& > li + li': { borderTop: '1px solid {colors.accent.border}' },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      width: '100%',
      px: '5',
      py: '3',
      textAlign: 'start',
      color: 'inherit',
      cursor: 'pointer',
      '&:focus-visible': { outline: '3px solid {colors.paper}', outlineOffset: '-4px' },
    },
    '& span': { flex: '1', minWidth: 0 },
    '& strong, & small': { display: 'block' },
    '& strong': { fontWeight: '600' },
    '& small': { textStyle: 'body.sm' },
  },
});
