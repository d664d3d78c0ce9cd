import { isChosen } from '#contract/shared/campaign';
import { showDate } from '#contract/shared/dates';
import { Button, LinkButton } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Money } from '../../../ui/Money';
import { Text } from '../../../ui/Text';
import { offerUrl } from '../addresses';
import { OfferArt, pictured } from '../OfferArt';
import { rateWords } from '../words';
import { legalOf } from './legal';
import type { Told } from './OfferCard';

/** One offer, and the way to accept it. */
export function OfferDialog({ told, onClose }: { told: Told; onClose: () => void }) {
  const { offer, terms } = told;
  const { title, shortDescription, productType, offerAmount } = offer.offerDetails;
  const legal = legalOf([told]);
  return (
    <Dialog
      above="Preaprobado para ti"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            Ahora no
          </Button>
          <LinkButton to={offerUrl(offer)}>Me interesa</LinkButton>
        </>
      }
    >
      <OfferArt of={pictured(offer.offerDetails)} />
      <p>{shortDescription}</p>
      <Text tone="normal">
        <span>
          {productType === 'CLI' ? 'Tu límite sube a ' : isChosen(productType) ? 'Hasta ' : 'Con límite de '}
        </span>
        <Money amount={offerAmount.amount} currency={offerAmount.currency} size="lg" />
      </Text>
      {terms && (
        <p>{`Tasa fija anual ${rateWords(terms)}. Puedes aceptarla hasta el ${showDate(terms.endDate)}.`}</p>
      )}
      {legal && <Text size="xs">{legal}</Text>}
    </Dialog>
  );
}
