import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { type FieldDefinition, kindOf } from '#contract/domain/field-definition';
import { groupField, keepAllowedCharacters } from '#contract/domain/field-rules';
import type { BillHelp } from '#contract/merchants';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { GroupedField } from '#web/components/forms/GroupedField.tsx';
import { LiveHints } from '#web/components/forms/LiveHints.tsx';
import { definedHints } from '#web/features/bill-payments/shared/defined-fields/hints.ts';
import { numberIn } from '../barcode';

type ReferenceFieldProps = {
  field: FieldBinding;
  definition: FieldDefinition;
  help: BillHelp | undefined;
};

/** Customer number at a company. Extracts it from a pasted barcode. */
export function ReferenceField({ field, definition, help }: ReferenceFieldProps) {
  const [isTaken, setIsTaken] = useState(false);
  const { barcode } = help ?? {};
  const isInside = barcode !== undefined && barcode.length > (definition.maximumLength ?? 0);
  const hints = isTaken
    ? [{ good: true, text: `Tomamos tu ${definition.name.toLocaleLowerCase('es-MX')} del código de barras` }]
    : definedHints(definition, field.value);
  return (
    <LargeInput>
      <GroupedField
        {...field}
        onChange={(text) => {
          const number = numberIn(text, help, definition);
          setIsTaken(number !== text);
          field.onChange(number);
        }}
        label={definition.name}
        strip={(text) => keepAllowedCharacters(definition, text)}
        shownAs={(value) => groupField(definition, value)}
        isComplete={hints.some(({ good }) => good)}
        keys={kindOf(definition) === 'numeric' ? 'numeric' : 'text'}
        hint={
          <>
            {field.error === undefined && <LiveHints hints={hints} />}
            {isInside && (
              <Text textStyle="body.sm" color="fg.muted">
                {`También puedes pegar los ${barcode.length} dígitos del código de barras.`}
              </Text>
            )}
          </>
        }
      />
    </LargeInput>
  );
}

const LargeInput = chakra('div', {
  base: {
    '& input': {
      minHeight: '60px',
      fontSize: 'min(1.375rem, 5.4vw)',
      fontWeight: '600',
      letterSpacing: '0.03em',
    },
  },
});
