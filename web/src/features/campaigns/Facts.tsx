import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';

export const Facts = ({ facts }: { facts: readonly { label: string; value: string }[] }) => (
  <Card.Root overflow="hidden">
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  </Card.Root>
);

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    '& > div': {
      px: '5',
      py: '4',
      // Separators; those at the card's edge are clipped.
      boxShadow: '1px 0 0 {colors.border.subtle}, 0 1px 0 {colors.border.subtle}',
    },
    '& dt': { textStyle: 'body.sm', color: 'fg.muted' },
    '& dd': { fontWeight: '600', fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'anywhere' },
  },
});
