import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { CheckboxField } from '#web/components/forms/CheckboxField.tsx';
import { CHECKED } from '#web/components/forms/draft.ts';
import { useField } from '#web/components/forms/useDraft.ts';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import type { FieldsProps } from '#web/flow/flow.ts';
import { BelowForm } from '#web/flow/money-form/BelowForm.tsx';
import type { Campaign } from './campaign';
import { termItems } from './labels';
import { OfferDocument } from './OfferDocument';
import { OfferSidePanel } from './OfferSidePanel';

export function TermsFields(props: FieldsProps<Campaign>) {
  const { form, setup } = props;
  const terms = useField(form, 'terms');
  // True if the customer returns from a later step.
  const [isRead, setRead] = useState(terms.value === CHECKED);
  return (
    <Grid gap="6" templateColumns="minmax(0, 1fr)" overflowWrap="anywhere">
      <BelowForm>
        <OfferSidePanel {...props} />
      </BelowForm>
      <div>
        <Heading size="lg">{`${setup.title}: lo que firmas, en corto`}</Heading>
        <Text color="fg.muted">Léelo con calma. Nada se contrata hasta que confirmas con tu token.</Text>
      </div>
      <Card.Root overflow="hidden">
        <LabeledValueList
          orientation="vertical"
          size="sm"
          gap="0"
          gridTemplateColumns="repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))"
          items={termItems(setup)}
          // Separators; those at the card's edge are clipped.
          css={{
            '& > div': {
              px: '5',
              py: '4',
              boxShadow: '1px 0 0 {colors.border.subtle}, 0 1px 0 {colors.border.subtle}',
            },
          }}
        />
      </Card.Root>
      <OfferDocument document={setup.document} onRead={() => setRead(true)} />
      <CheckboxField
        {...terms}
        label="Acepto los términos y condiciones"
        isLocked={!isRead}
        hint={
          isRead
            ? 'Aceptarlos no te compromete: se contrata hasta que firmas.'
            : 'Lee el documento hasta el final para poder aceptarlo.'
        }
      />
    </Grid>
  );
}
