import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { FieldDefinition } from '#contract/domain/field-definition';
import { groupField } from '#contract/domain/field-rules';
import type { Merchant } from '#contract/merchants';
import { PaperBill } from './PaperBill';

type PaperHelpProps = {
  merchant: Merchant;
  definition: FieldDefinition;
  value: string;
};

export function PaperHelp({ merchant, definition, value }: PaperHelpProps) {
  const { help } = merchant;
  if (help === undefined) return null;
  const [place = '', ...more] = help.where.split(/(?<=\.) /);
  return (
    <Card.Root overflow="hidden">
      <Box p="5" bg="bg.subtle" borderBottom="1px solid {colors.border.subtle}">
        <PaperBill
          merchant={merchant}
          help={help}
          number={groupField(definition, value)}
          example={groupField(definition, help.example)}
        />
      </Box>
      <Box px="5" py="4">
        <Heading>{place.replace(/\.$/, '')}</Heading>
        <Text textStyle="body.sm" color="fg.muted" mt="1">
          {[`Búscalo como “${help.label}”.`, ...more].join(' ')}
        </Text>
      </Box>
    </Card.Root>
  );
}
