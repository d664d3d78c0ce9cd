import { hasAmountChoice, type OfferedProduct } from '#contract/domain/campaign';
import { formatDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import type { Campaign } from './campaign';
import { catText, offeredCat } from './cost';
import { OfferArt } from './OfferArt';
import { OfferPanel } from './OfferPanel';

const leadOf = (product: OfferedProduct): string => {
  if (product === 'CLI') return 'Tu límite sube a';
  return hasAmountChoice(product) ? 'hasta' : 'por';
};

export function OfferSidePanel({ setup: { product, title, maximum, terms } }: FieldsProps<Campaign>) {
  return (
    <OfferPanel>
      <OfferArt of={product} />
      <small>Preaprobado para ti</small>
      <b>{title}</b>
      <small>{leadOf(product)}</small>
      <Money amount={fromCentavos(maximum)} size="lg" />
      <small>{`Vigente hasta el ${formatDate(terms.endDate)}.`}</small>
      <p data-legal="">{catText([offeredCat(product, terms, maximum)], bankToday())}</p>
    </OfferPanel>
  );
}
