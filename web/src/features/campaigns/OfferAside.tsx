import { isChosen, type OfferedProduct } from '#contract/shared/campaign';
import { showDate } from '#contract/shared/dates';
import { fromCentavos } from '#contract/shared/money';
import { bankToday } from '../../api/bank-clock';
import type { FieldsProps } from '../../flow/flow';
import { Money } from '../../ui/Money';
import type { Campaign } from './campaign';
import { catWords, offeredCat } from './cost';
import { OfferArt } from './OfferArt';
import { OfferPanel } from './OfferPanel';

const leadOf = (product: OfferedProduct): string => {
  if (product === 'CLI') return 'Tu límite sube a';
  return isChosen(product) ? 'hasta' : 'por';
};

/** What is offered, beside its terms. */
export function OfferAside({ setup: { product, title, most, terms } }: FieldsProps<Campaign>) {
  return (
    <OfferPanel>
      <OfferArt of={product} />
      <small>Preaprobado para ti</small>
      <b>{title}</b>
      <small>{leadOf(product)}</small>
      <Money amount={fromCentavos(most)} size="lg" />
      <small>{`Vigente hasta el ${showDate(terms.endDate)}.`}</small>
      <p data-legal="">{catWords([offeredCat(product, terms, most)], bankToday())}</p>
    </OfferPanel>
  );
}
