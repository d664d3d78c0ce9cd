import { showMoney } from '#contract/shared/money';
import { bankToday } from '../../api/bank-clock';
import type { FieldsProps } from '../../flow/flow';
import { useValues } from '../../forms/useDraft';
import { Figures } from '../../money-form/Figures';
import { Card } from '../../ui/Card';
import { Text } from '../../ui/Text';
import type { Campaign } from './campaign';
import { catWords, offeredCat } from './cost';
import { OfferPanel } from './OfferPanel';
import { annualFeeWords, rateWords } from './words';

/** The card as it will be, and what it costs. */
export function CardAside({ form, setup: { product, title, most, terms, branches } }: FieldsProps<Campaign>) {
  const { name, branch } = useValues(form);
  return (
    <Card overflow="hidden">
      <OfferPanel borderRadius="0" border="none">
        <b>{title}</b>
        <small>{name}</small>
      </OfferPanel>
      <Figures px="5" my="3" borderTop="1px solid {colors.border.subtle}">
        {[
          { label: 'Límite', value: showMoney(most, 'MXN') },
          { label: 'Anualidad', value: annualFeeWords(terms) },
          { label: 'Tasa fija anual', value: rateWords(terms) },
          { label: 'Recoges en', value: branches.find(({ id }) => id === branch)?.name ?? 'Por elegir' },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      <Text size="xs" tone="muted" px="5" pb="5">
        {catWords([offeredCat(product, terms, most)], bankToday())}
      </Text>
    </Card>
  );
}
