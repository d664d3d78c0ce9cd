import { Text } from '@chakra-ui/react/text';
import { hasAmountChoice } from '#contract/domain/campaign';
import { formatDate } from '#contract/domain/dates';
import { Button, LinkButton } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { Money } from '#web/components/Money.tsx';
import { offerUrl } from '../addresses';
import { rateText } from '../labels';
import { illustratedProduct, OfferArt } from '../OfferArt';
import { legalOf } from './legal';
import type { OfferWithTerms } from './OfferCard';

export function OfferDialog({ opened, onClose }: { opened: OfferWithTerms; onClose: () => void }) {
  const { offer, terms } = opened;
  const { title, shortDescription, productType, offerAmount } = offer.offerDetails;
  const legal = legalOf([opened]);
  return (
    <Dialog
      overline="Preaprobado para ti"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Ahora no
          </Button>
          <LinkButton to={offerUrl(offer)}>Me interesa</LinkButton>
        </>
      }
    >
      <OfferArt of={illustratedProduct(offer.offerDetails)} />
      <p>{shortDescription}</p>
      <Text color="fg">
        <span>
          {productType === 'CLI'
            ? 'Tu límite sube a '
            : hasAmountChoice(productType)
              ? 'Hasta '
              : 'Con límite de '}
        </span>
        <Money amount={offerAmount.amount} currency={offerAmount.currency} size="lg" />
      </Text>
      {terms && (
        <p>{`Tasa fija anual ${rateText(terms)}. Puedes aceptarla hasta el ${formatDate(terms.endDate)}.`}</p>
      )}
      {legal && <Text textStyle="body.xs">{legal}</Text>}
    </Dialog>
  );
}
