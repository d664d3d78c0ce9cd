import { chakra } from '@chakra-ui/react/styled-system';

/** A white surface that groups a list or a result. Never a card in a card. */
export const Card = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.card',
    borderRadius: 'card',
    boxShadow: 'xs',
  },
  variants: { padded: { true: { p: { base: '4', md: '5' } } } },
});
