import { formatCentavos } from '#contract/domain/money';
import { Card } from '#web/components/Card.tsx';
import { useValues } from '#web/components/forms/useDraft.ts';
import { Text } from '#web/components/Text.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { Figures } from '#web/flow/money-form/Figures.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import type { Campaign } from './campaign';
import { catText, offeredCat } from './cost';
import { annualFeeText, rateText } from './labels';
import { OfferPanel } from './OfferPanel';

export function CardSidePanel({
  form,
  setup: { product, title, most, terms, branches },
}: FieldsProps<Campaign>) {
  const { name, branch } = useValues(form);
  return (
    <Card overflow="hidden">
      <OfferPanel borderRadius="0" border="none">
        <b>{title}</b>
        <small>{name}</small>
      </OfferPanel>
      <Figures px="5" my="3" borderTop="1px solid {colors.border.subtle}">
        {[
          { label: 'Límite', value: formatCentavos(most, 'MXN') },
          { label: 'Anualidad', value: annualFeeText(terms) },
          { label: 'Tasa fija anual', value: rateText(terms) },
          { label: 'Recoges en', value: branches.find(({ id }) => id === branch)?.name ?? 'Por elegir' },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      <Text size="xs" tone="muted" px="5" pb="5">
        {catText([offeredCat(product, terms, most)], bankToday())}
      </Text>
    </Card>
  );
}
