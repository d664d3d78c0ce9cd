import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../ui/Card';
import { Text } from '../ui/Text';
import { PaperBill, type PaperBillProps } from './PaperBill';

/** Where a number stands, drawn and in words. */
export default function PaperHelp({
  title,
  text,
  ...bill
}: PaperBillProps & { title: string; text: string }) {
  return (
    <Card overflow="hidden">
      <Desk>
        <PaperBill {...bill} />
      </Desk>
      <Words>
        <Title>{title}</Title>
        <Text size="sm" tone="muted" mt="1">
          {text}
        </Text>
      </Words>
    </Card>
  );
}

const Desk = chakra('div', {
  base: { p: '5', bg: 'bg.subtle', borderBottom: '1px solid {colors.border.subtle}' },
});
const Words = chakra('div', { base: { px: '5', py: '4' } });
const Title = chakra('h2', { base: { textStyle: 'heading.md' } });
