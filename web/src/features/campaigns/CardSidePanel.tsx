import { Card } from '@chakra-ui/react/card';
import { Text } from '@chakra-ui/react/text';
import { formatCentavos } from '#contract/domain/money';
import { useValues } from '#web/components/forms/useDraft.ts';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import type { Campaign } from './campaign';
import { catText, offeredCat } from './cost';
import { annualFeeText, rateText } from './labels';
import { OfferPanel } from './OfferPanel';

export function CardSidePanel({
  form,
  setup: { product, title, maximum, terms, branches },
}: FieldsProps<Campaign>) {
  const { name, branch } = useValues(form);
  return (
    <Card.Root overflow="hidden">
      <OfferPanel borderRadius="0" border="none">
        <b>{title}</b>
        <small>{name}</small>
      </OfferPanel>
      <LabeledValueList
        px="5"
        my="3"
        borderTop="1px solid {colors.border.subtle}"
        items={[
          { label: 'Límite', value: formatCentavos(maximum, 'MXN') },
          { label: 'Anualidad', value: annualFeeText(terms) },
          { label: 'Tasa fija anual', value: rateText(terms) },
          { label: 'Recoges en', value: branches.find(({ id }) => id === branch)?.name ?? 'Por elegir' },
        ]}
      />
      <Text textStyle="body.xs" color="fg.muted" px="5" pb="5">
        {catText([offeredCat(product, terms, maximum)], bankToday())}
      </Text>
    </Card.Root>
  );
}
